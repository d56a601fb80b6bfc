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

const preset: MessagePreferences = {
  desktop: false,
  quiet: { on: false, from: '22:00', to: '07:00' },
  muted: [],
}

export interface PreferenceStore {
  snapshot(): MessagePreferences
  subscribe(listener: () => void): () => void
  change(changes: Partial<MessagePreferences>): void
}

/** A user's preferences on this device; all windows of the browser share them. */
export function createPreferences(userId: string): PreferenceStore {
  const key = messagePreferencesKey(userId)
  const listeners = new Set<() => void>()
  let now = read(key)
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const heard = (event: StorageEvent) => {
    if (event.key !== key) return
    now = read(key)
    tell()
  }
  return {
    snapshot: () => now,
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', heard)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', heard)
      }
    },
    change(changes) {
      now = { ...now, ...changes }
      try {
        localStorage.setItem(key, JSON.stringify(now))
      } catch {
        // If storage is refused, they last as long as the page.
      }
      tell()
    },
  }
}

/** The stored preferences; unusable values are replaced by defaults. */
function read(key: string): MessagePreferences {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}')
    const muted = Array.isArray(kept.muted) ? kept.muted : []
    return {
      desktop: kept.desktop === true,
      quiet: {
        on: kept.quiet?.on === true,
        from: timeOr(preset.quiet.from, kept.quiet?.from),
        to: timeOr(preset.quiet.to, kept.quiet?.to),
      },
      muted: muted.filter((source: unknown) => typeof source === 'string'),
    }
  } catch {
    return preset
  }
}

function timeOr(otherwise: string, time: unknown): string {
  return typeof time === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : otherwise
}

/** Whether the user wants to be notified of a message of this source at this time. */
export function wantsToHear({ quiet, muted }: MessagePreferences, app: string, at: Date): boolean {
  return !muted.includes(app) && !(quiet.on && isWithin(quiet, at))
}

/** Hours that end before they begin cross midnight; equal times mean the whole day. */
export function isWithin({ from, to }: Pick<QuietHours, 'from' | 'to'>, at: Date): boolean {
  const two = (number: number) => String(number).padStart(2, '0')
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`
  return from < to ? from <= time && time < to : from <= time || time < to
}
