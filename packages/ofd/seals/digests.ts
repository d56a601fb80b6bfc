import { OfdError } from '../errors'
import { limits } from '../limits'
import { normalPath } from '../package/paths'
import type { OfdPackage } from '../package/zip'
import { digestOf } from './digest'

/** Bytes after which the browser gets time for other work. */
const slice = 1024 * 1024

/** The current state of a part. */
interface PartNow {
  /** null = the method is unknown here. */
  digest: Uint8Array | null
  /** Whether it is the Signature.xml of some signature. */
  isSignature: boolean
}

/** Digests of a package's parts. Each is computed once, however many references name the part. */
export class PartDigests {
  private readonly known = new Map<string, PartNow | null>()
  private octets = 0
  private asked = 0

  constructor(private readonly source: OfdPackage) {}

  /** null = there is no such part. Throws OfdError if signatures name more parts than real ones ever do. */
  async of(method: string, path: string): Promise<PartNow | null> {
    this.asked += 1
    if (this.asked > limits.references) throw new OfdError('huge', 'signatures name too much')
    const key = `${method} ${normalPath(path)}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    const made = await this.make(method, path)
    this.known.set(key, made)
    return made
  }

  private async make(method: string, path: string): Promise<PartNow | null> {
    const bytes = this.source.read(path)
    if (!bytes) return null
    this.octets += bytes.length
    if (this.octets > slice) {
      this.octets = 0
      await new Promise((done) => setTimeout(done))
    }
    return { digest: await digestOf(method, bytes), isSignature: rootOf(bytes) === 'Signature' }
  }
}

/** The name of the first element, found without reading the whole part. */
function rootOf(bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096))
  return /<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(start.replace(/<!--[\s\S]*?-->/g, ''))?.[1] ?? ''
}
