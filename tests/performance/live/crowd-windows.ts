import { LiveClient, type LiveSocket } from '../../../app/live/live-client'
import { serve } from '../program'
import { moment, percentile, readMessage, windowsPerPerson } from './setting'
import { openSocket, openWindows, type Window } from './windows'

/**
 * Thousands of windows in a process of their own, so that the windows of two servers do not share one processor, nor
 * one limit of open files. Some only listen; others are browsers, which come back by the rule of `app/live`.
 */
const windows: Window[] = []
const browsers: Browser[] = []

interface Crowd {
  url: string
  count: number
  /** One for each window; none for a bare server. */
  cookies: string[]
}

/** How many browsers are welcome now. */
let liveNow = 0
const live = () => liveNow

let delays: number[] = []
let heard: number[][] = []

/** An attempt of a browser to open its socket: when it began (ms), and whether it was welcomed. */
interface Attempt {
  began: number
  outcome: 'under way' | 'welcomed' | 'failed'
}

/** A window's live client with what it knows. */
class Browser {
  readonly attempts: Attempt[] = []
  readonly heard: number[] = []
  /** When the window last had to load its list again (ms), which holds every message up to then. */
  fetched = 0
  #isLive = false
  #client: LiveClient

  constructor(url: string, cookie: string, person: number) {
    this.#client = new LiveClient({
      connect: () => this.#connect(url, cookie),
      userTenant: `u-p${person} t-1` as never,
      position: null,
      onLive: (_, resumed) => {
        this.#turn(true)
        const attempt = this.attempts.at(-1)
        if (attempt) attempt.outcome = 'welcomed'
        if (!resumed) this.fetched = moment()
      },
      onAway: () => {
        this.#turn(false)
        const attempt = this.attempts.at(-1)
        if (attempt?.outcome === 'under way') attempt.outcome = 'failed'
      },
      onEvent: ({ kind, payload }) => {
        if (kind === 'message') this.heard.push(Number(payload.id.slice(1)))
        else if (kind === 'stale') this.fetched = moment()
      },
      sessionEnded: async () => {},
    })
  }

  #turn(isLive: boolean) {
    if (isLive !== this.#isLive) liveNow += isLive ? 1 : -1
    this.#isLive = isLive
  }

  start() {
    this.#client.start()
  }

  stop() {
    this.#client.stop()
  }

  #connect(url: string, cookie: string): LiveSocket {
    this.attempts.push({ began: moment(), outcome: 'under way' })
    return browserSocket(url, cookie)
  }
}

/** A raw socket with the face of a browser's. */
function browserSocket(url: string, cookie: string): LiveSocket {
  let window: Window | null = null
  const face: LiveSocket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: (text) => window?.say(text),
    close: () => window?.socket.end(),
  }
  openSocket(url, cookie).then(
    (opened) => {
      window = opened
      opened.hear = (text) => face.onmessage?.({ data: text.toString() } as never)
      opened.socket.on('close', () => face.onclose?.(opened.goodbye as never))
      face.onopen?.(undefined as never)
    },
    () => face.onclose?.({ code: 1006, reason: '' } as never),
  )
  return face
}

serve('', {
  /** Opens windows that only listen. */
  async open({ url, count, cookies }: Crowd) {
    windows.push(...(await openWindows(url, count, cookies)))
  },
  /** From now on messages are recorded. */
  listen() {
    delays = []
    heard = windows.map((window) => {
      const ids: number[] = []
      window.hear = (text) => {
        const message = readMessage(text)
        if (!message) return
        delays.push(moment() - message.at)
        ids.push(message.id)
      }
      return ids
    })
  },
  /** How many messages all windows have received since then. */
  received: () => delays.length,
  heard(count: number) {
    const different = heard.map((ids) => new Set(ids).size)
    const all = different.reduce((sum, size) => sum + size, 0)
    return {
      p99: percentile(delays, 0.99),
      lost: windows.length * count - all,
      doubled: delays.length - all,
    }
  },
  /** Opens browsers, a hundred at a time, which is no storm. */
  async settle({ url, cookies }: Omit<Crowd, 'count'>) {
    for (const [place, cookie] of cookies.entries()) {
      const browser = new Browser(url, cookie, Math.floor(place / windowsPerPerson))
      browsers.push(browser)
      browser.start()
      while (place - live() >= 100) await new Promise((done) => setTimeout(done, 10))
    }
  },
  live,
  /** Attempts that began after this moment (ms) and failed. */
  failed: (since: number) =>
    browsers
      .flatMap(({ attempts }) => attempts)
      .filter(({ began, outcome }) => began >= since && outcome === 'failed').length,
  /** What became of the messages, of each of which it is known when it had been sent (ms). */
  fate(sent: number[]) {
    let [lost, doubled] = [0, 0]
    for (const browser of browsers) {
      const known = new Set(browser.heard)
      doubled += browser.heard.length - known.size
      lost += sent.filter((at, id) => !known.has(id) && at > browser.fetched).length
    }
    return { lost, doubled }
  },
  leave() {
    for (const browser of browsers) browser.stop()
  },
})
