import type { Area } from '../area'
import {
  markNoticeRead,
  noticeReadingsModel,
  noticesFor,
  noticesModel,
  paragraphs,
  seedNotices,
  unreadNotices,
} from '../data/notices'
import { stampOf } from '../data/occasions'
import { pageNotices, publishNotice, readNotice } from '../sub-apps/list/contract'
import { implement, Refusal } from './implementation'
import { requirePlatformManagement } from './platform-management'

/** Notices of a unit: everybody of the unit reads them, those who manage the platform publish. */
export const noticesArea: Area = {
  name: 'notices',
  models: [noticesModel, noticeReadingsModel],
  seed: (space, { volumes }) => seedNotices(space, volumes.notices ?? 0),
  implementations: [
    implement(pageNotices, ({ space, user, query: { type, pageNo, length } }) => {
      const all = noticesFor(space, user)
      const found = all.filter((notice) => !type || notice.type === type)
      return {
        records: found
          .slice((pageNo - 1) * length, pageNo * length)
          .map(({ tenantId: _, content: __, author: ___, ...summary }) => summary),
        total: found.length,
        unread: all.filter((notice) => !notice.read).length,
      }
    }),
    implement(readNotice, ({ space, user, params }) => {
      const found = noticesFor(space, user).find((notice) => notice.id === params.id)
      if (!found) throw new Refusal(404, '通知公告不存在或已被删除')
      markNoticeRead(space, user, found.id)
      const { tenantId: _, ...notice } = found
      return { ...notice, read: true, unread: unreadNotices(space, user) }
    }),
    implement(publishNotice, ({ space, user, now, body }) => {
      requirePlatformManagement(user)
      const { id } = space.collection(noticesModel).create({
        id: space.random.id('notice'),
        tenantId: user.tenantId,
        type: body.type,
        title: body.title,
        orgName: user.orgName,
        author: user.username,
        publishedAt: stampOf(now),
        content: paragraphs(body.content),
      })
      return { id }
    }),
  ],
  badges: { list: unreadNotices },
  todos: {
    list: (space, user) =>
      noticesFor(space, user)
        .filter((notice) => !notice.read)
        .map(({ id, title, orgName, publishedAt }) => ({
          id,
          title,
          from: orgName,
          time: publishedAt,
          path: `/list/detail/${id}`,
          toRead: true,
        })),
  },
}
