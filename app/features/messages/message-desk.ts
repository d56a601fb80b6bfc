import type { MessageType } from '~contract/platform/message-types'
import { personUnitKey } from '~contract/portal/person-unit'
import type { Texts } from '~text/zh-CN'
import type { LiveFeed } from '../../live/live-feed'
import { startArrivals } from './arrivals/arrivals'
import { createPreferences, type PreferenceStore } from './arrivals/preferences'
import type { MessageBrief } from './message-brief'
import { createQuestion, createRegistration, type ServerCalls } from './message-calls'
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

interface DeskParts extends ServerCalls {
  /** Whose messages they are. */
  owner: { userId: string; tenantId: string }
  feed: LiveFeed
  texts: Texts
  onSummary(summary: MessageSummary): void
  onOpen(id: string, rows: readonly MessageBrief[]): void
  /** Brings the list of messages up. */
  onList(): void
}

/** Starts to ask for the person's messages and to listen for new ones, until it is stopped. */
export function startMessageDesk(parts: DeskParts): MessageDesk {
  const { feed, texts, onOpen } = parts
  const owner = personUnitKey(parts.owner)
  const store = createMessageStore()
  const preferences = createPreferences(parts.owner.userId)
  const channel = openMessageChannel(hear)
  const ask = createQuestion(parts, store, (list, since, changed) => {
    channel.tell({ kind: 'list', owner, list, since, changed })
    take(list, since)
  })
  const poller = startPoller({ ask: ask.now, leads: () => feed.leads() })
  const freshness = tellSummary(store, parts.onSummary)
  const arrivals = startArrivals({
    texts,
    store,
    preferences,
    tell: channel.tell,
    refresh: () => void poller.now(),
    show: (one) => (one ? onOpen(one.id, withIt(one, store.snapshot().rows)) : parts.onList()),
    onFresh: freshness.set,
  })
  const register = createRegistration(parts, store, (news) => {
    if (news.kind === 'read') arrivals.drop(news.ids)
    channel.tell(news)
  })

  function hear(news: MessageNews) {
    if (news.kind === 'seen') freshness.set(false)
    if (news.kind === 'unread') store.restore(news.ids)
    if (news.kind === 'registered') store.registered(news.ids)
    if (news.kind === 'read') store.remove(news.ids)
    if (news.kind === 'read' || news.kind === 'told') arrivals.drop(news.ids)
    if (news.kind !== 'list' || news.owner !== owner) return
    ask.answeredElsewhere(news.list)
    take(news.list, news.since)
    poller.heard()
  }

  function take(list: UnreadMessages, since: number) {
    arrivals.look()
    arrivals.answered(store.answered(list, since))
  }

  const pushes = hearPushes(parts.feed, store, poller, arrivals)
  const stops = [freshness.stop, ...pushes, arrivals.stop, poller.stop, channel.close]
  void poller.now()

  return {
    ...{ store, preferences, open: onOpen, refresh: poller.now },
    ...readings(register, store, poller, texts),
    seen() {
      if (!freshness.is()) return
      freshness.set(false)
      channel.tell({ kind: 'seen' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Says how many there are, and whether something has come that the person has not looked at. */
function tellSummary(store: MessageStore, onSummary: DeskParts['onSummary']) {
  let fresh = false
  const tell = () => {
    const unread = store.snapshot().total
    onSummary({ unread, fresh: fresh && unread > 0 })
  }
  return {
    is: () => fresh,
    set(isFresh: boolean) {
      fresh = isFresh
      tell()
    },
    stop: store.subscribe(tell),
  }
}

function hearPushes(
  feed: LiveFeed,
  store: MessageStore,
  poller: ReturnType<typeof startPoller>,
  arrivals: ReturnType<typeof startArrivals>,
) {
  return [
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
  ]
}

function readings(
  register: ReturnType<typeof createRegistration>,
  store: MessageStore,
  poller: ReturnType<typeof startPoller>,
  { messageCenter, messages }: Texts,
): Pick<MessageDesk, 'read' | 'readAll'> {
  return {
    async read(id) {
      if (!store.snapshot().rows.some((row) => row.id === id)) return
      await register([id], '/messages', { id }, messageCenter.notRegistered)
    },
    async readAll(type) {
      const rows = store.snapshot().rows.filter((row) => !type || row.typeCode === type)
      const ids = rows.map((row) => row.id)
      const body = { type, until: rows[0]?.time ?? '' }
      await register(ids, '/messages/clear', body, () => messages.notCleared)
      await poller.now()
    },
  }
}

function withIt(message: MessageBrief, rows: readonly MessageBrief[]): readonly MessageBrief[] {
  return rows.some(({ id }) => id === message.id) ? rows : [message, ...rows]
}
