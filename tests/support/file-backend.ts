interface StoredFile {
  version: number
  text: string
  isGone: boolean
}

/** An answer that has begun. */
interface UnderWay {
  rest: string
  body: ReadableStreamDefaultController<Uint8Array>
}

/** A service whose files change and disappear, and whose answers arrive as a test orders. Stands in for `fetch`. */
export class FileBackend {
  isSignedOut = false
  fails = false
  /** Every content that the files have had. */
  readonly everHad: string[] = []
  #isOffline = false
  #files = new Map<string, StoredFile>()
  #underWay: UnderWay[] = []

  constructor(urls: readonly string[]) {
    for (const url of urls) this.change(url)
  }

  get underWay(): number {
    return this.#underWay.length
  }

  /** Each version has a length and a letter of its own. */
  change(url: string) {
    const version = (this.#files.get(url)?.version ?? 0) + 1
    const text = String.fromCharCode(97 + (this.everHad.length % 26)).repeat(20 + version)
    this.everHad.push(text)
    this.#files.set(url, { version, text, isGone: false })
  }

  setGone(url: string, isGone: boolean) {
    const file = this.#files.get(url)
    if (file) file.isGone = isGone
  }

  setOffline(isOffline: boolean) {
    this.#isOffline = isOffline
    if (isOffline) for (const one of [...this.#underWay]) this.#end(one, new TypeError('cut'))
  }

  cut(place: number) {
    const one = this.#underWay[place % this.#underWay.length]
    if (one) this.#end(one, new TypeError('cut'))
  }

  deliver(place: number, length: number) {
    const one = this.#underWay[place % this.#underWay.length]
    if (!one) return
    one.body.enqueue(new TextEncoder().encode(one.rest.slice(0, length)))
    one.rest = one.rest.slice(length)
    if (one.rest === '') this.#end(one)
  }

  deliverAll() {
    for (const one of [...this.#underWay]) this.deliver(this.#underWay.indexOf(one), 1_000)
  }

  /** Ends all trouble. */
  recover() {
    this.fails = false
    this.setOffline(false)
    for (const file of this.#files.values()) file.isGone = false
  }

  fetch = async (url: string, { headers = {}, signal }: FetchOptions): Promise<Response> => {
    const file = this.#files.get(url)
    if (signal.aborted) throw new DOMException('', 'AbortError')
    if (this.#isOffline) throw new TypeError('no network')
    if (this.isSignedOut) return new Response('', { status: 401 })
    if (this.fails) return new Response('', { status: 503 })
    if (!file || file.isGone) return new Response('', { status: 404 })
    const { text, version } = file
    const etag = `"${version}"`
    const from = Number(/^bytes=(\d+)-$/.exec(headers.Range ?? '')?.[1] ?? 0)
    if (from === 0 || headers['If-Range'] !== etag) {
      const whole = { etag, 'content-length': String(text.length) }
      return new Response(this.#send(text, signal), { headers: whole })
    }
    const range = (what: string) => ({ etag, 'content-range': `bytes ${what}/${text.length}` })
    if (from >= text.length) return new Response(null, { status: 416, headers: range('*') })
    const rest = this.#send(text.slice(from), signal)
    return new Response(rest, { status: 206, headers: range(`${from}-${text.length - 1}`) })
  }

  #send(rest: string, signal: AbortSignal): ReadableStream<Uint8Array> {
    let cancel = () => {}
    return new ReadableStream<Uint8Array>({
      start: (body) => {
        const one = { rest, body }
        this.#underWay.push(one)
        signal.addEventListener('abort', () => this.#end(one, new DOMException('', 'AbortError')))
        cancel = () => {
          this.#underWay = this.#underWay.filter((other) => other !== one)
        }
      },
      cancel: () => cancel(),
    })
  }

  #end(one: UnderWay, error?: Error) {
    if (!this.#underWay.includes(one)) return
    this.#underWay = this.#underWay.filter((other) => other !== one)
    if (error) one.body.error(error)
    else one.body.close()
  }
}

interface FetchOptions {
  headers?: Record<string, string>
  signal: AbortSignal
}
