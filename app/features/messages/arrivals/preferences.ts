import { keep, readKept } from '../../../ui/kept'
import { messagePreferencesKey } from '../../../ui/storage-keys'

/** How a user wants to be notified of new messages on this device. */
export interface MessagePreferences {
  /** A desktop notification if no window is visible. */
  desktop: boolean
  quiet: QuietHours
  /** Sources whose messages are not announced. */
  muted: readonly string[]
}

export interface QuietHours {
  on: boolean
  /** `HH:mm`, by the device's clock. */
  from: string
  to: string
}

const usualHours = { from: '22:00', to: '07:00' }

export interface PreferenceStore {
  snapshot(): MessagePreferences
  subscribe(listener: () => void): () => void
  change(changes: Partial<MessagePreferences>): void
  stop(): void
}

/** A user's preferences on this device; all windows of the browser share them. */
export function createPreferences(userId: string): PreferenceStore {
  const key = messagePreferencesKey(userId)
  const listeners = new Set<() => void>()
  let now = readFrom(readKept(key))
  const publish = () => {
    for (const listener of listeners) listener()
  }
  const receive = (event: StorageEvent) => {
    if (event.key !== key) return
    now = readFrom(readKept(key))
    publish()
  }
  // Also while the settings are closed: the preferences decide what is announced.
  window.addEventListener('storage', receive)
  return {
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(changes) {
      // Another window's change may not have been received yet. If storage is refused, preferences last as long as the
      // page.
      const kept = readKept(key)
      now = { ...(kept ? readFrom(kept) : now), ...changes }
      keep(key, now)
      publish()
    },
    stop: () => window.removeEventListener('storage', receive),
  }
}

/** Unusable values are replaced by defaults. */
function readFrom(kept: unknown): MessagePreferences {
  const { desktop, quiet, muted } = Object(kept)
  return {
    desktop: desktop === true,
    quiet: {
      on: quiet?.on === true,
      from: timeOr(usualHours.from, quiet?.from),
      to: timeOr(usualHours.to, quiet?.to),
    },
    muted: Array.isArray(muted) ? muted.filter((source) => typeof source === 'string') : [],
  }
}

function timeOr(otherwise: string, time: unknown): string {
  return typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : otherwise
}

/** Whether the user wants to be notified of a message of this source at this time. */
export function wantsAnnouncement(
  { quiet, muted }: MessagePreferences,
  app: string,
  at: Date,
): boolean {
  return !muted.includes(app) && !(quiet.on && isWithin(quiet, at))
}

/** Hours that end before they begin cross midnight; equal times mean the whole day. */
export function isWithin({ from, to }: Pick<QuietHours, 'from' | 'to'>, at: Date): boolean {
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`
  return from < to ? from <= time && time < to : from <= time || time < to
}
