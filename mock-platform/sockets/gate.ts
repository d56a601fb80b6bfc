import { Duplex } from 'node:stream'
import type { Peer } from './peer'

/** The first byte of a ping response. */
const pingResponse = 0xd0

/** The connection to a client of the broker; it can go dead without closing. */
export class Gate extends Duplex implements Peer {
  unanswered = 0
  #dead = false

  constructor(
    private readonly line: Duplex,
    private readonly hangUp: (code?: number) => void,
  ) {
    super()
    line.on('data', (chunk: Buffer) => {
      if (!this.#dead && !this.push(chunk)) line.pause()
    })
    line.once('end', () => this.push(null))
    line.once('close', () => this.destroy())
    line.on('error', (error) => this.destroy(error))
  }

  goSilent(): void {
    this.#dead = true
  }

  cut(code?: number): void {
    this.hangUp(code)
  }

  /**
   * Returns everything received, because the broker calls `read` only once, which since Node 26 returns a single chunk.
   */
  override read(): Buffer | null {
    const chunks: Buffer[] = []
    for (let chunk = super.read(); chunk !== null; chunk = super.read()) chunks.push(chunk)
    return chunks.length > 0 ? Buffer.concat(chunks) : null
  }

  override _read(): void {
    this.line.resume()
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    if (this.#dead || this.#isUnanswered(chunk)) done()
    else this.line.write(chunk, done)
  }

  override _final(done: () => void): void {
    if (this.#dead) done()
    else this.line.end(done)
  }

  /** A dead connection stays open: its client must detect that on its own. */
  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    if (!this.#dead) this.line.destroy()
    done(error)
  }

  #isUnanswered([first]: Buffer): boolean {
    if (first !== pingResponse || this.unanswered === 0) return false
    this.unanswered -= 1
    return true
  }
}
