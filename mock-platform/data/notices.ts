import { z } from 'zod'
import { content } from '../content'
import type { Notice } from '../contracts/list/contract'
import { defineModel } from './collection'
import { escaped } from './html'
import { latestFirst } from './lists'
import { paragraphs } from './notice-html'
import { earlier, type Occasion, occasionAt, occasionText, saidOn, stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'
import { personName } from './words'

export interface NoticeRow extends Omit<Notice, 'read' | 'unread'> {
  tenantId: string
}

export interface NoticeReading {
  id: string
  noticeId: string
  account: string
}

export const noticesModel = defineModel<NoticeRow>('notices', 'id', ['tenantId'])
export const noticeReadingsModel = defineModel<NoticeReading>('noticeReadings', 'id', ['account'])

const textSchema = z.strictObject({
  type: z.enum(['通知', '公告', '公示']),
  title: occasionText,
  opening: occasionText,
  points: z.array(z.strictObject({ heading: z.string(), text: occasionText })).max(5),
})

type NoticeText = z.output<typeof textSchema>

const noticeTexts = content('notices', z.strictObject({ notices: z.array(textSchema) }))

const unreadAtStart = 6

export function markNoticeRead(space: Space, { account }: User, noticeId: string): void {
  const id = `${noticeId} ${account}`
  const readings = space.collection(noticeReadingsModel)
  if (!readings.get(id)) readings.create({ id, noticeId, account })
}

/** Newest first. */
export function noticesFor(space: Space, { account, tenantId }: User) {
  const readings = space.collection(noticeReadingsModel)
  const notices = latestFirst(
    space.collection(noticesModel).by('tenantId', tenantId),
    'publishedAt',
  )
  return notices.map((notice) => {
    return { ...notice, read: readings.get(`${notice.id} ${account}`) !== undefined }
  })
}

export function unreadNotices(space: Space, user: User): number {
  return noticesFor(space, user).filter((notice) => !notice.read).length
}

/** `count` notices per tenant; each user has read most of the older ones. */
export function seedNotices(space: Space, count: number): void {
  const users = space.users.all()
  const tenants = users.flatMap(({ tenants }) => tenants.filter((tenant) => !tenant.separator))
  for (const [tenantId, tenant] of new Map(tenants.map((tenant) => [tenant.tenantId, tenant]))) {
    const { notices } = noticeTexts()
    const texts = space.random.sample(notices, notices.length)
    for (let place = 0; place < count; place++) {
      const text = texts[place % texts.length] as NoticeText
      const notice = { ...seededNotice(space, text, place, tenant.othTenantName ?? ''), tenantId }
      space.collection(noticesModel).create(notice)
      const readBy = place < unreadAtStart ? 0.4 : 0.95
      for (const user of users) {
        if (space.random.chance(readBy)) markNoticeRead(space, user, notice.id)
      }
    }
  }
}

function seededNotice(space: Space, text: NoticeText, place: number, tenantName: string) {
  const moment = earlier(space, place * 2)
  const occasion = occasionAt(space, moment)
  const signature = [tenantName + occasion.department, `${moment.year()}年${moment.dayInWords()}`]
  return {
    id: space.random.id('notice'),
    type: text.type,
    title: saidOn(text.title, occasion),
    orgName: occasion.department,
    author: personName(space.random),
    publishedAt: stampOf(moment),
    content: seededHtml(text, occasion, signature),
  }
}

const numerals = ['一', '二', '三', '四', '五']

function seededHtml({ opening, points }: NoticeText, occasion: Occasion, signature: string[]) {
  const sections = points.map(({ heading, text }, place) => {
    return `<h2>${numerals[place]}、${heading}</h2>${paragraphs(saidOn(text, occasion))}`
  })
  const signed = signature.map(
    (line) => `<p style="text-align: right; text-indent: 0">${escaped(line)}</p>`,
  )
  return [paragraphs(opening), ...sections, ...signed].join('')
}
