import type { MessageBrief } from '../message-brief'

/**
 * New messages within this time (ms) share one toast. The focused window waits least, so that it is the one to show the
 * toast.
 */
const arrivalPauses = { focused: 300, visible: 500, hidden: 1_500 }

interface AnnouncerParts {
  /** Whether the user wants to be notified of the message now. */
  wants(message: MessageBrief): boolean
  /** Whether a desktop notification may be shown. */
  mayNotify(): boolean
  /** Whether this window announces the message, of all windows that received it. */
  claim(id: string): Promise<boolean>
  toast(messages: readonly MessageBrief[]): void
  notify(messages: readonly MessageBrief[]): void
  /** Publishes to the other windows that the messages were announced. */
  announced(ids: readonly string[]): void
}

export interface Announcer {
  arrived(message: MessageBrief): void
  /** Another window has announced them, or they need no announcement any more. */
  drop(ids?: readonly string[]): void
  stop(): void
}

/**
 * Announces new messages (MSG-06): a burst as one, in one window of the browser, preferably a visible one. If none is
 * visible, by a desktop notification, or once the user is back.
 */
export function createAnnouncer(parts: AnnouncerParts): Announcer {
  const waiting = new Map<string, MessageBrief>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function plan() {
    clearTimeout(timer)
    timer = setTimeout(say, pause())
  }

  async function say() {
    timer = undefined
    const messages = [...waiting.values()].filter(parts.wants)
    const [first] = messages
    if (!first) return waiting.clear()
    if (document.hidden && !parts.mayNotify()) return
    waiting.clear()
    if (!(await parts.claim(first.id))) return
    if (document.hidden) parts.notify(messages)
    else parts.toast(messages)
    parts.announced(messages.map(({ id }) => id))
  }

  const returned = () => {
    if (!document.hidden && waiting.size > 0) plan()
  }
  document.addEventListener('visibilitychange', returned)

  return {
    arrived(message) {
      if (!parts.wants(message)) return
      waiting.set(message.id, message)
      if (timer === undefined) plan()
    },
    drop(ids) {
      for (const id of ids ?? [...waiting.keys()]) waiting.delete(id)
    },
    stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', returned)
    },
  }
}

function pause(): number {
  if (document.hidden) return arrivalPauses.hidden
  return document.hasFocus() ? arrivalPauses.focused : arrivalPauses.visible
}
