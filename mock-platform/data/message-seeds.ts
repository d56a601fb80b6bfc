import { z } from 'zod'
import { messageTypes } from '~contract/platform/message-types'
import { content } from '../content'
import { documentPath } from '../contracts/document-path'
import { mayUse } from './apps'
import { documentsOf } from './documents'
import { byLatest } from './lists'
import { mailsIn } from './mails'
import { meetingsFor, receiptOf } from './meetings'
import { mailMessage, noticeMessage, waitingMessage } from './message-drafts'
import type { MessageRow } from './message-row'
import { messagesModel } from './messages'
import { paragraphs } from './notice-html'
import { noticesFor } from './notices'
import { earlier, occasionAt, occasionText, saidOn, stampOf } from './occasions'
import { requestsIn } from './requests'
import type { Scenario } from './scenario'
import type { Space } from './space'
import type { User } from './users'

const textSchema = z.strictObject({
  typeCode: z.enum(messageTypes),
  app: z.string(),
  title: occasionText,
  content: occasionText,
  /** The address that the message opens, the same for every recipient. */
  url: z.string().default(''),
})

const messageTexts = content('messages', z.strictObject({ messages: z.array(textSchema).min(1) }))

type Draft = Omit<MessageRow, 'id' | 'account' | 'readed'>

/** The share of messages that are not about rows of an app. */
const plainShare = 0.2
/** If the scenario gives no number. */
const unreadShare = 0.2

/** Most messages are about rows of the user's apps. */
export function seedMessages(space: Space, { messages = 0, unreadMessages }: Scenario['volumes']) {
  const unread = unreadMessages ?? Math.round(messages * unreadShare)
  for (const user of space.users.all()) {
    const drafts = draftsFor(space, user, messages)
    // Unread messages are among the newest, but not all of the newest are unread.
    const newest = [...drafts.keys()].slice(0, unread * 2)
    const left = new Set(space.random.sample(newest, unread))
    const rows = drafts.map(
      (draft, place): MessageRow => ({
        ...draft,
        id: space.random.id('message'),
        account: user.account,
        readed: left.has(place) ? 0 : 1,
      }),
    )
    // Created in the order of arrival.
    for (const row of rows.reverse()) space.collection(messagesModel).create(row)
  }
}

/** Newest first. */
function draftsFor(space: Space, user: User, count: number): Draft[] {
  const about = [
    ...aboutDocuments(space, user),
    ...aboutNotices(space, user),
    ...aboutMails(space, user),
    ...aboutRequests(space, user),
    ...aboutMeetings(space, user),
  ]
  const now = stampOf(space.now())
  const recent = about.filter(({ createTime }) => createTime <= now).sort(byLatest('createTime'))
  const chosen = recent.slice(0, Math.round(count * (1 - plainShare)))
  const plain = count - chosen.length
  const plainDrafts = Array.from({ length: plain }, (_, place) => plainDraft(space, place, plain))
  return [...chosen, ...plainDrafts].sort(byLatest('createTime'))
}

function plainDraft(space: Space, place: number, count: number): Draft {
  const { messages } = messageTexts()
  const text = messages[place % messages.length] as z.output<typeof textSchema>
  const moment = earlier(space, space.random.int(0, Math.ceil(count / 2)))
  const occasion = occasionAt(space, moment)
  return {
    ...text,
    title: saidOn(text.title, occasion),
    content: paragraphs(saidOn(text.content, occasion)),
    createTime: stampOf(moment),
  }
}

function aboutDocuments(space: Space, user: User): Draft[] {
  if (!mayUse(space, user, 'gw')) return []
  return documentsOf(space, user)
    .filter(({ copy }) => copy.module === '8')
    .map(({ copy, document: { id, title, issuer, number } }) => ({
      typeCode: copy.signed ? 'msgType2' : 'msgType1',
      app: '公文',
      title: copy.signed ? title : `请签收：${title}`,
      content: paragraphs(`${issuer}来文 ${number}。\n${title}`),
      url: documentPath({ docInstId: copy.id, id, modulesId: copy.module }),
      createTime: copy.time,
    }))
}

function aboutNotices(space: Space, user: User): Draft[] {
  if (!mayUse(space, user, 'list')) return []
  return noticesFor(space, user).map((notice) => ({
    ...noticeMessage(notice),
    createTime: notice.publishedAt,
  }))
}

function aboutMails(space: Space, user: User): Draft[] {
  if (!mayUse(space, user, 'inbox')) return []
  return mailsIn(space, user, 1).map((mail) => ({ ...mailMessage(mail), createTime: mail.time }))
}

function aboutRequests(space: Space, user: User): Draft[] {
  if (!mayUse(space, user, 'workflow')) return []
  return requestsIn(space, user, 'todo').map((row) => ({
    ...waitingMessage(row),
    createTime: row.startedAt,
  }))
}

function aboutMeetings(space: Space, user: User): Draft[] {
  if (!mayUse(space, user, 'meetingnotice')) return []
  return meetingsFor(space, user).map(({ id, title, opening, sentAt }) => {
    const waits = receiptOf(space, user, id)?.reply === null
    return {
      typeCode: waits ? 'msgType1' : 'msgType2',
      app: '会议通知',
      title: waits ? `请回执：${title}` : title,
      content: paragraphs(opening),
      url: `/meetingnotice/noticeDetail?id=${id}`,
      createTime: sentAt,
    }
  })
}
