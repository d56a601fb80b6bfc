import { arrivalPauses } from '~contract/portal/constants'
import type { MessageBrief } from '../message-brief'

interface AnnouncerParts {
  /** Whether the person wants to hear of it now. */
  wants(message: MessageBrief): boolean
  /** A notification of the desktop may be shown. */
  mayNotify(): boolean
  /** Whether this window is the one to say it, of all that have heard of it. */
  claim(id: string): Promise<boolean>
  toast(messages: readonly MessageBrief[]): void
  notify(messages: readonly MessageBrief[]): void
  /** Tells the other windows that it has been said. */
  told(ids: readonly string[]): void
}

export interface Announcer {
  arrived(message: MessageBrief): void
  /** Another window has said it, or they need not be said any more. */
  drop(ids?: readonly string[]): void
  stop(): void
}

/**
 * Says that there are new messages (MSG-06): a burst as one, in one window of the browser, which is one that is in
 * sight. Where none is it is said on the desktop, or once the person is back.
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
    parts.told(messages.map(({ id }) => id))
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
