import type { MessageType } from '~contract/platform/message-types'
import { backgroundHeader } from '~contract/portal/constants'
import type { Texts } from '~text/zh-CN'
import type { LiveFeed } from '../../live/live-feed'
import type { Answered, Call } from '../../ui/server-call'
import { showToast } from '../../ui/toast'
import { startArrivals } from './arrivals/arrivals'
import { createPreferences, type PreferenceStore } from './arrivals/preferences'
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
  const { feed, texts, onOpen } = parts
  const owner = `${parts.owner.userId} ${parts.owner.tenantId}`
  const store = createMessageStore()
  const preferences = createPreferences(parts.owner.userId)
  const channel = openMessageChannel(hear)
  const ask = createQuestion(parts, store, (list, since, changed) => {
    channel.tell({ kind: 'list', owner, list, since, changed })
    take(list, since)
  })
  const poller = startPoller({ ask: ask.now, leads: () => feed.leads() })
  let fresh = false
  const arrivals = startArrivals({
    texts,
    store,
    preferences,
    tell: channel.tell,
    refresh: () => void poller.now(),
    show: (message) =>
      message ? onOpen(message.id, withIt(message, store.snapshot().rows)) : parts.onList(),
    onFresh,
  })
  const register = createRegistration(parts, store, (news) => {
    if (news.kind === 'read') arrivals.drop(news.ids)
    channel.tell(news)
  })

  function onFresh(isFresh: boolean) {
    fresh = isFresh
    tellSummary()
  }
  function tellSummary() {
    const unread = store.snapshot().total
    parts.onSummary({ unread, fresh: fresh && unread > 0 })
  }

  function hear(news: MessageNews) {
    if (news.kind === 'seen') onFresh(false)
    if (news.kind === 'unread') store.restore(news.ids)
    if (news.kind === 'registered') store.registered(news.ids)
    if (news.kind === 'read') store.remove(news.ids)
    if (news.kind === 'read' || news.kind === 'told') arrivals.drop(news.ids)
    if (news.kind === 'list' && news.owner === owner) {
      ask.answeredElsewhere(news.list)
      take(news.list, news.since)
      poller.heard()
    }
  }

  function take(list: UnreadMessages, since: number) {
    arrivals.look()
    arrivals.answered(store.answered(list, since))
  }

  const stops = [
    store.subscribe(tellSummary),
    feed.subscribe('message', (message) => {
      arrivals.look()
      poller.hint()
      if (store.arrived(message)) arrivals.came([message])
    }),
    feed.subscribe('unread', ({ message: total }) => {
      if (store.snapshot().total !== total) poller.hint()
      store.totalIs(total)
    }),
    feed.subscribe('stale', () => poller.hint()),
    arrivals.stop,
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
      await register([id], '/messages', { id }, texts.messageCenter.notRegistered)
    },
    async readAll(type) {
      const rows = store.snapshot().rows.filter((row) => !type || row.typeCode === type)
      const ids = rows.map((row) => row.id)
      const body = { type, until: rows[0]?.time ?? '' }
      await register(ids, '/messages/clear', body, () => texts.messages.notCleared)
      await poller.now()
    },
    refresh: poller.now,
    seen() {
      if (!fresh) return
      onFresh(false)
      channel.tell({ kind: 'seen' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function withIt(message: MessageBrief, rows: readonly MessageBrief[]): readonly MessageBrief[] {
  return rows.some(({ id }) => id === message.id) ? rows : [message, ...rows]
}

/** Asks for the unread messages; what has not changed since the last answer does not come again. */
function createQuestion(
  { server }: Pick<DeskParts, 'server'>,
  store: MessageStore,
  onAnswer: (list: UnreadMessages, since: number, changed: boolean) => void,
) {
  let last: UnreadMessages | null = null
  return {
    async now(stop: AbortSignal) {
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
      last = list
      onAnswer(list, since, changed)
    },
    answeredElsewhere(list: UnreadMessages) {
      last = list
    },
  }
}

/** The way to mark messages as read: gone at once, and back where the backend refuses. */
function createRegistration(
  { server }: Pick<DeskParts, 'server'>,
  store: MessageStore,
  tell: (news: Extract<MessageNews, { ids: unknown }>) => void,
) {
  return async function register(
    ids: readonly string[],
    path: string,
    body: object,
    failed: (reason: string) => string,
  ) {
    store.remove(ids)
    tell({ kind: 'read', ids })
    const answer = await server(path, { method: 'POST', body })
    if ('error' in answer) {
      store.restore(ids)
      tell({ kind: 'unread', ids })
      showToast({ kind: 'error', text: failed(answer.error) })
    } else {
      store.registered(ids)
      tell({ kind: 'registered', ids })
    }
  }
}
