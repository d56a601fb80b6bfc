import type { Texts } from '~text/zh-CN'
import { showToast } from '../../../ui/toast'
import type { MessageBrief } from '../message-brief'
import type { MessageChannel } from '../message-channel'
import type { MessageList } from '../message-list'
import { createAnnouncer } from './announcer'
import { claim } from './claim'
import { mayNotify, notifyDesktop } from './desktop'
import { type PreferenceStore, wantsAnnouncement } from './preferences'
import { liveText, summaryText } from './sentences'
import { watchAway } from './watch-away'

interface ArrivalParts {
  texts: Texts
  unread: MessageList
  preferences: PreferenceStore
  publish: MessageChannel['publish']
  /** Requests the list again. */
  refresh(): void
  /** Shows one message, or the list. */
  show(message: MessageBrief | null): void
  /** Whether there are messages that the user has not looked at. */
  onFresh(fresh: boolean): void
}

export interface Arrivals {
  /** Receives new messages. */
  came(messages: readonly MessageBrief[]): void
  /** The list has arrived; these messages in it are new. */
  answered(unknown: readonly MessageBrief[]): void
  /** The messages need no announcement any more. */
  drop(ids: readonly string[]): void
  /** Checks for an absence. Must be called before the list changes. */
  look(): void
  stop(): void
}

/** Announces new messages by toast, notification and flag, or after a long absence by a summary (MSG-06, LIVE-03). */
export function startArrivals(parts: ArrivalParts): Arrivals {
  const { texts, unread, preferences, onFresh } = parts
  /** The ids that were known before a long absence, if its summary is still due. */
  let owed: ReadonlySet<string> | null = null

  const wants = ({ app }: MessageBrief) =>
    wantsAnnouncement(preferences.snapshot(), app, new Date())
  const announcer = createAnnouncer({
    wants,
    claim,
    mayNotify: () => preferences.snapshot().desktop && mayNotify(),
    toast: (messages) => showToast({ kind: 'success', text: liveText(messages.length, texts) }),
    notify: (messages) =>
      notifyDesktop(messages, texts, () =>
        parts.show(messages.length === 1 ? (messages[0] ?? null) : null),
      ),
    announced: (ids) => parts.publish({ kind: 'announced', ids }),
  })
  const away = watchAway(
    () => (unread.snapshot().phase === 'ready' ? unread.snapshot().rows : null),
    (known) => {
      announcer.drop()
      owed = new Set(known.map(({ id }) => id))
      parts.refresh()
    },
  )

  function came(messages: readonly MessageBrief[]) {
    if (owed) return
    const { muted } = preferences.snapshot()
    if (messages.some(({ app }) => !muted.includes(app))) onFresh(true)
    for (const message of messages) announcer.arrived(message)
  }

  async function summarise(known: ReadonlySet<string>) {
    const missed = unread.snapshot().rows.filter((row) => !known.has(row.id) && wants(row))
    if (missed.length === 0) return
    onFresh(true)
    if (await claim('away')) showToast({ kind: 'info', text: summaryText(missed, texts) })
  }

  return {
    came,
    answered(unknown) {
      const known = owed
      owed = null
      if (known) void summarise(known)
      else came(unknown)
    },
    drop: announcer.drop,
    look: away.look,
    stop() {
      announcer.stop()
      away.stop()
    },
  }
}
