import type { PageDefinition } from '../sub-apps/lowcode/page-definition'
import { defineModel } from './collection'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { idWithoutSpace } from './space-ids'
import type { User } from './users'

/** A page that a unit made for itself, as JSON text. */
export interface PageRow {
  id: string
  tenantId: string
  source: string
  author: string
  updatedAt: string
  version: number
}

export const pagesModel = defineModel<PageRow>('lowcodePages', 'id', ['tenantId'])

/** The pages of a person's unit, the latest changed first. */
export function pagesFor(space: Space, { tenantId }: User): PageRow[] {
  return space
    .collection(pagesModel)
    .by('tenantId', tenantId)
    .reverse()
    .sort((a, b) => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0))
}

export function sourceOf(page: PageDefinition): string {
  return JSON.stringify(page, null, 2)
}

/** Two pages for every unit that has people, over the forms that it starts with. */
export function seedPages(space: Space): void {
  for (const [tenantId, author] of firstPeople(space)) {
    const unit = idWithoutSpace(tenantId, space.id)
    const pages = { desk: deskPage(unit), rooms: roomsPage(unit) }
    for (const [place, [name, page]] of Object.entries(pages).entries()) {
      space.collection(pagesModel).create({
        id: `page-${name}-${unit}`,
        tenantId,
        source: sourceOf(page),
        author,
        updatedAt: stampOf(earlier(space, 12 + place)),
        version: 1,
      })
    }
  }
}

function firstPeople(space: Space): Map<string, string> {
  const people = space.users.all().reverse()
  return new Map(people.map(({ tenantId, username }) => [tenantId, username]))
}

function deskPage(unit: string): PageDefinition {
  const form = `form-supplies-${unit}`
  return {
    title: '综合服务台',
    components: [
      { type: 'heading', text: '综合服务台', level: 1 },
      { type: 'text', text: '办公用品领用在这里登记，综合科每周一、周四集中核发。' },
      {
        type: 'stat',
        title: '未读通知',
        source: 'unreadNotices',
        to: '/list/index',
        width: 'third',
      },
      {
        type: 'stat',
        title: '未读邮件',
        source: 'unreadMails',
        to: '/inbox/list/1',
        width: 'third',
      },
      { type: 'stat', title: '领用登记', source: `form:${form}`, width: 'third' },
      { type: 'form', form, width: 'half' },
      {
        type: 'table',
        title: '最近领用',
        source: `form:${form}`,
        rows: 6,
        width: 'half',
        columns: [
          { field: 'name', title: '领用人' },
          { field: 'item', title: '用品' },
          { field: 'count', title: '数量' },
          { field: 'needed', title: '需要日期' },
        ],
      },
      { type: 'link', text: '查看全部通知公告', to: '/list/index' },
    ],
  }
}

function roomsPage(unit: string): PageDefinition {
  return {
    title: '会务保障',
    components: [
      { type: 'heading', text: '会务保障', level: 1 },
      {
        type: 'stat',
        title: '待回执的会议',
        source: 'meetings',
        to: '/meetingnotice/noticeDetail',
        width: 'half',
      },
      { type: 'stat', title: '使用反馈', source: `form:form-room-${unit}`, width: 'half' },
      {
        type: 'table',
        title: '近期会议',
        source: 'meetings',
        rows: 5,
        columns: [
          { field: 'title', title: '会议' },
          { field: 'startAt', title: '开始时间' },
          { field: 'place', title: '地点' },
        ],
      },
      { type: 'heading', text: '会后反馈', level: 2 },
      { type: 'form', form: `form-room-${unit}` },
    ],
  }
}
