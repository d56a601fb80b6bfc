import type { RealmControls } from '~contract/hosting/bridge'
import type { HostedApp } from '~contract/hosting/hosted-app'

export interface FrameElement {
  /** What it loads first. */
  src: string
  /** Its name: what an isolated document needs before the shell can speak to it. */
  name?: string | undefined
  /** The one that its document is for; undefined = for any realm app, or for none that is known. */
  app: HostedApp | undefined
}

/** What the host keeps of one frame element beyond what is shown of it. */
export interface Frame extends FrameElement {
  /** Of an app frame whose document has found the host. */
  controls?: RealmControls | undefined
  /** Its present document is one that has found the host; taken back once it has loaded. */
  connected: boolean
  /** Requests of its app under way, and those of them that a user waits for. */
  requests: number
  awaited: number
  /** Something was typed in it since it last moved. */
  edited: boolean
  /** When its app began to come up (`performance.now()`). */
  since?: number
  /** Ends the wait for its app's mount. */
  timer?: ReturnType<typeof setTimeout>
}

/** The frames that are there, each by its number. A number is never given twice. */
export class Frames {
  #frames = new Map<number, Frame>()
  #last = 0

  /** `failed` hears what a frame threw when it was told something. */
  constructor(readonly failed: (frame: number, error: unknown) => void) {}

  open(element: FrameElement): number {
    this.#last += 1
    this.#frames.set(this.#last, {
      ...element,
      requests: 0,
      awaited: 0,
      edited: false,
      connected: false,
    })
    return this.#last
  }

  get(number: number): Frame | undefined {
    return this.#frames.get(number)
  }

  /** The frame's document has gone: nothing that it was at comes to an end any more. */
  leave(number: number) {
    const frame = this.#frames.get(number)
    frame?.controls?.dropped?.()
    if (frame) Object.assign(frame, { controls: undefined, requests: 0, awaited: 0, edited: false })
  }

  /** Drops every reference into the frame. */
  forget(number: number) {
    const frame = this.#frames.get(number)
    clearTimeout(frame?.timer)
    frame?.controls?.dropped?.()
    this.#frames.delete(number)
  }

  /** Requests of all apps that users wait for. */
  get awaited(): number {
    return [...this.#frames.values()].reduce((sum, frame) => sum + frame.awaited, 0)
  }

  /** Whatever goes wrong inside a frame stays there: the shell and the other apps go on. */
  tell<T>(number: number, message: (frame: RealmControls) => T): T | undefined {
    const controls = this.#frames.get(number)?.controls
    try {
      return controls && message(controls)
    } catch (error) {
      this.failed(number, error)
      return undefined
    }
  }

  forAll(message: (frame: RealmControls) => void, except = 0) {
    for (const number of [...this.#frames.keys()]) {
      if (number !== except) this.tell(number, message)
    }
  }
}
