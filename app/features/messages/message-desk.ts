import { backgroundHeader } from '../../config/constants'
import type { LiveFeed } from '../../live/live-feed'
import type { MessageType } from '../../platform/contract/messages'
import type { Texts } from '../../text/zh-CN'
import type { Answered, Call } from '../../ui/server-call'
import { showToast } from '../../ui/toast'
import { createAnnouncer } from './arrivals/announcer'
import { claim } from './arrivals/claim'
import { mayNotify, notifyDesktop } from './arrivals/desktop'
import { createPreferences, type PreferenceStore, wantsToHear } from './arrivals/preferences'
import { liveText, summaryText } from './arrivals/sentences'
import { watchAway } from './arrivals/watch-away'
import type { MessageBrief } from './message-brief'
import { type MessageNews, openMessageChannel } from './message-channel'
import { createMessageStore, type MessageStore } from './message-store'
import { startPoller } from './poller'
import type { UnreadMessages } from './unread.server'

/** What the top bar says of the messages. */
export interface MessageSummary {
  unread: number
  /** Something has come that the person has not looked at. */
  fresh: boolean
}

/** The messages of one window: what there is, and what can be done with it. */
export interface MessageDesk {
  store: MessageStore
  preferences: PreferenceStore
  /** Shows a message in 「消息详情」, with the way to its neighbours. */
  open(id: string, rows: readonly MessageBrief[]): void
  /** The person sees it: it goes from the list and is registered as read. */
  read(id: string): Promise<void>
  /** All of a type, or with '' of every type (MSG-01). */
  readAll(type: MessageType | ''): Promise<void>
  refresh(): Promise<void>
  /** The person has looked at what is new. */
  seen(): void
  stop(): void
}

interface DeskParts {
  /** Whose messages they are. */
  owner: { userId: string; tenantId: string }
  feed: LiveFeed
  texts: Texts
  server<T>(path: string, call?: Call): Promise<Answered<T>>
  onSummary(summary: MessageSummary): void
  onOpen(id: string, rows: readonly MessageBrief[]): void
  /** Brings the list of messages up. */
  onList(): void
}

/** Starts to ask for the person's messages and to listen for new ones, until it is stopped. */
export function startMessageDesk(parts: DeskParts): MessageDesk {
  const { feed, texts, server, onOpen } = parts
  const owner = `${parts.owner.userId} ${parts.owner.tenantId}`
  const store = createMessageStore()
  const preferences = createPreferences(parts.owner.userId)
  const channel = openMessageChannel(hear)
  let last: UnreadMessages | null = null
  let fresh = false
  /** What was known before a long absence, of which a summary is due. */
  let owed: ReadonlySet<string> | null = null

  const wants = ({ app }: MessageBrief) => wantsToHear(preferences.snapshot(), app, new Date())
  const announcer = createAnnouncer({
    wants,
    claim,
    mayNotify: () => preferences.snapshot().desktop && mayNotify(),
    toast: (messages) => showToast({ kind: 'success', text: liveText(messages.length, texts) }),
    notify: (messages) =>
      notifyDesktop(messages, texts, () => {
        const [only] = messages
        if (only && messages.length === 1) onOpen(only.id, store.snapshot().rows)
        else parts.onList()
      }),
    told: (ids) => channel.tell({ kind: 'told', ids }),
  })
  const poller = startPoller({ ask, leads: () => feed.leads() })
  const away = watchAway(
    () => (store.snapshot().phase === 'ready' ? idsOf(store.snapshot().rows) : null),
    (known) => {
      announcer.drop()
      owed = known && new Set(known)
      void poller.now()
    },
  )

  async function ask(stop: AbortSignal) {
    const since = Date.now()
    const answer = await server<UnreadMessages | null>('/messages/unread', {
      signal: stop,
      headers: { [backgroundHeader]: '1', ...(last && { 'If-None-Match': `"${last.version}"` }) },
    })
    if (stop.aborted) return
    if ('error' in answer) return store.failed(answer.error)
    const list = answer.data ?? last
    if (!list) return
    const changed = last !== null && last.version !== list.version
    channel.tell({ kind: 'list', owner, list, since, changed })
    take(list, since)
  }

  function take(list: UnreadMessages, since: number) {
    last = list
    const unknown = store.answered(list, since)
    if (owed) void summarise(owed)
    else came(unknown)
    owed = null
  }

  function came(messages: readonly MessageBrief[]) {
    const { muted } = preferences.snapshot()
    if (messages.some(({ app }) => !muted.includes(app))) look(true)
    for (const message of messages) announcer.arrived(message)
  }

  async function summarise(known: ReadonlySet<string>) {
    const missed = store.snapshot().rows.filter((row) => !known.has(row.id) && wants(row))
    if (missed.length === 0) return
    look(true)
    if (await claim('away')) showToast({ kind: 'info', text: summaryText(missed, texts) })
  }

  function look(isFresh: boolean) {
    fresh = isFresh
    tellSummary()
  }

  function tellSummary() {
    const unread = store.snapshot().total
    parts.onSummary({ unread, fresh: fresh && unread > 0 })
  }

  function hear(news: MessageNews) {
    if (news.kind === 'seen') look(false)
    if (news.kind === 'told') announcer.drop(news.ids)
    if (news.kind === 'unread') store.restore(news.ids)
    if (news.kind === 'registered') store.registered(news.ids)
    if (news.kind === 'read') {
      store.remove(news.ids)
      announcer.drop(news.ids)
    }
    if (news.kind === 'list' && news.owner === owner) {
      take(news.list, news.since)
      poller.heard()
    }
  }

  /** Takes them from the list at once, everywhere; gives them back where the backend refuses. */
  async function register(ids: readonly string[], path: string, body: object, failed: string) {
    store.remove(ids)
    announcer.drop(ids)
    channel.tell({ kind: 'read', ids })
    const answer = await server(path, { method: 'POST', body })
    if ('error' in answer) {
      store.restore(ids)
      channel.tell({ kind: 'unread', ids })
      showToast({ kind: 'error', text: failed || texts.messageCenter.notRegistered(answer.error) })
    } else {
      store.registered(ids)
      channel.tell({ kind: 'registered', ids })
    }
  }

  const stops = [
    store.subscribe(tellSummary),
    feed.subscribe('message', (message) => {
      away.look()
      poller.hint()
      if (store.arrived(message) && !owed) came([message])
    }),
    feed.subscribe('unread', ({ message: total }) => {
      if (store.snapshot().total !== total) poller.hint()
      store.totalIs(total)
    }),
    feed.subscribe('stale', () => poller.hint()),
    announcer.stop,
    away.stop,
    poller.stop,
    channel.close,
  ]
  void poller.now()

  return {
    store,
    preferences,
    open: onOpen,
    async read(id) {
      if (!store.snapshot().rows.some((row) => row.id === id)) return
      await register([id], '/messages', { id }, '')
    },
    async readAll(type) {
      const rows = store.snapshot().rows.filter((row) => !type || row.typeCode === type)
      const until = rows[0]?.time ?? ''
      await register(idsOf(rows), '/messages/clear', { type, until }, texts.messages.notCleared)
      await poller.now()
    },
    refresh: poller.now,
    seen() {
      if (!fresh) return
      look(false)
      channel.tell({ kind: 'seen' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function idsOf(rows: readonly MessageBrief[]): string[] {
  return rows.map(({ id }) => id)
}
