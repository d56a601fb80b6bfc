/** For tests: what the windows of a browser share, which is one lock per name, and channels. */
export class TestBrowser {
  #holders = new Map<string, Holder>()
  #waiting: { name: string; begin(): void }[] = []
  #channels: TestChannel[] = []

  /** Stands in for `BroadcastChannel`. */
  readonly Channel = channelOf(this.#channels)

  readonly locks = {
    request: (name: string, options: LockOptions, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const begin = () => this.#hold(name, work, { resolve, reject })
        options.signal?.addEventListener('abort', () => {
          this.#waiting = this.#waiting.filter((one) => one.begin !== begin)
          reject(options.signal?.reason)
        })
        if (options.steal) {
          const robbed = this.#holders.get(name)
          begin()
          robbed?.reject(new DOMException('stolen', 'AbortError'))
        } else if (this.#holders.has(name)) this.#waiting.push({ name, begin })
        else begin()
      }),
  } as unknown as LockManager

  #hold(name: string, work: () => Promise<void>, settle: Omit<Holder, 'name'>) {
    const holder = { name, ...settle }
    this.#holders.set(name, holder)
    void work().then(() => {
      settle.resolve()
      if (this.#holders.get(name) !== holder) return
      this.#holders.delete(name)
      const next = this.#waiting.find((one) => one.name === name)
      this.#waiting = this.#waiting.filter((one) => one !== next)
      next?.begin()
    })
  }
}

interface Holder {
  name: string
  resolve(): void
  reject(reason: unknown): void
}

interface TestChannel {
  name: string
  onmessage: ((event: { data: unknown }) => void) | null
}

function channelOf(channels: TestChannel[]) {
  return class implements TestChannel {
    onmessage: TestChannel['onmessage'] = null
    constructor(readonly name: string) {
      channels.push(this)
    }
    postMessage(data: unknown) {
      const others = channels.filter((one) => one !== this && one.name === this.name)
      for (const other of others) {
        queueMicrotask(() => other.onmessage?.({ data: structuredClone(data) }))
      }
    }
    close() {
      channels.splice(channels.indexOf(this), 1)
    }
  }
}
