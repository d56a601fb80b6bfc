import type { MessageType } from '~contract/platform/message-types'
import { userTenantKey } from '~contract/portal/user-tenant'
import type { Texts } from '~text/zh-CN'
import type { LiveFeed } from '../../live/live-feed'
import { startArrivals } from './arrivals/arrivals'
import { createPreferences, type PreferenceStore } from './arrivals/preferences'
import type { MessageBrief } from './message-brief'
import { createQuestion, createRegistration, type ServerCalls } from './message-calls'
import { type MessageNews, openMessageChannel } from './message-channel'
import { createMessageList, type MessageList } from './message-list'
import { startPoller } from './poller'
import type { UnreadMessages } from './unread.server'

/** What the top bar shows about the messages. */
export interface MessageSummary {
  /** null = not known yet. */
  unread: number | null
  /** There are new messages that the user has not looked at. */
  fresh: boolean
}

/** The messages of one window, and the actions on them. */
export interface MessageStore {
  unread: MessageList
  preferences: PreferenceStore
  /** Shows a message in 「消息详情」, with links to its neighbours. */
  open(id: string, rows: readonly MessageBrief[]): void
  /** The user sees it: it disappears from the list and is registered as read. */
  read(id: string): Promise<void>
  /** Marks all of a type as read; '' = of every type (MSG-01). */
  readAll(type: MessageType | ''): Promise<void>
  refresh(): Promise<void>
  /** The user has seen what is new. */
  seen(): void
  stop(): void
}

interface StoreParts extends ServerCalls {
  /** The user and tenant of the messages. */
  user: { userId: string; tenantId: string }
  feed: LiveFeed
  texts: Texts
  onSummary(summary: MessageSummary): void
  onOpen(id: string, rows: readonly MessageBrief[]): void
  /** Opens the list of messages. */
  onList(): void
}

/** Polls for the user's messages and listens for new ones, until it is stopped. */
export function startMessageStore(parts: StoreParts): MessageStore {
  const { feed, texts, onOpen } = parts
  const userTenant = userTenantKey(parts.user)
  const unread = createMessageList()
  const preferences = createPreferences(parts.user.userId)
  const channel = openMessageChannel(receive)
  const ask = createQuestion(parts, unread, (list, since, changed) => {
    channel.publish({ kind: 'list', userTenant, list, since, changed })
    apply(list, since)
  })
  const poller = startPoller({ ask: ask.now, leads: () => feed.leads() })
  const freshness = publishSummary(unread, parts.onSummary)
  const arrivals = startArrivals({
    texts,
    unread,
    preferences,
    publish: channel.publish,
    refresh: () => void poller.now(),
    show: (one) => (one ? onOpen(one.id, withIt(one, unread.snapshot().rows)) : parts.onList()),
    onFresh: freshness.set,
  })
  const register = createRegistration(parts, unread, (news) => {
    if (news.kind === 'read') arrivals.drop(news.ids)
    channel.publish(news)
  })

  function receive(news: MessageNews) {
    applyToList(unread, news)
    if (news.kind === 'seen') freshness.set(false)
    if (news.kind === 'read' || news.kind === 'announced') arrivals.drop(news.ids)
    if (news.kind !== 'list' || news.userTenant !== userTenant) return
    ask.answeredElsewhere(news.list)
    apply(news.list, news.since)
    poller.received(news.since)
  }

  function apply(list: UnreadMessages, since: number) {
    arrivals.look()
    arrivals.answered(unread.answered(list, since))
  }

  const pushes = [preferences.stop, ...receivePushes(feed, unread, poller, arrivals)]
  const stops = [freshness.stop, ...pushes, arrivals.stop, poller.stop, channel.close]
  void poller.now()

  return {
    unread,
    preferences,
    open: onOpen,
    ...readings(register, unread, poller, texts),
    seen() {
      if (!freshness.is()) return
      freshness.set(false)
      channel.publish({ kind: 'seen' })
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Applies what another window publishes about single messages. */
function applyToList(unread: MessageList, news: MessageNews) {
  if (news.kind === 'unread') unread.restore(news.ids)
  if (news.kind === 'registered') unread.registered(news.ids)
  if (news.kind === 'read') unread.remove(news.ids)
}

/** Publishes the unread count, and whether there are messages that the user has not looked at. */
function publishSummary(unread: MessageList, onSummary: StoreParts['onSummary']) {
  let fresh = false
  const publish = () => {
    const { total } = unread.snapshot()
    onSummary({ unread: total, fresh: fresh && total !== null && total > 0 })
  }
  return {
    is: () => fresh,
    set(isFresh: boolean) {
      fresh = isFresh
      publish()
    },
    stop: unread.subscribe(publish),
  }
}

function receivePushes(
  feed: LiveFeed,
  unread: MessageList,
  poller: ReturnType<typeof startPoller>,
  arrivals: ReturnType<typeof startArrivals>,
) {
  return [
    feed.subscribe('message', (message) => {
      arrivals.look()
      poller.hint()
      if (unread.arrived(message)) arrivals.came([message])
    }),
    feed.subscribe('unread', ({ message: total }) => {
      if (unread.snapshot().total !== total) poller.hint()
      unread.totalIs(total)
    }),
    feed.subscribe('stale', () => poller.hint()),
  ]
}

function readings(
  register: ReturnType<typeof createRegistration>,
  unread: MessageList,
  poller: ReturnType<typeof startPoller>,
  { messageCenter, messages }: Texts,
): Pick<MessageStore, 'read' | 'readAll' | 'refresh'> {
  return {
    refresh: poller.now,
    async read(id) {
      if (!unread.snapshot().rows.some((row) => row.id === id)) return
      await register([id], '/messages', { id }, messageCenter.notRegistered)
    },
    async readAll(type) {
      const rows = unread.snapshot().rows.filter((row) => !type || row.typeCode === type)
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
