import { pageNotices } from '~contract/platform/notices'
import { openNoticeRefusals, readOpenNotice } from '~contract/platform/open-notice'
import { listSystemNotices } from '~contract/platform/system-notices'
import type { Area } from '../area'
import {
  changeNotice,
  publishNotice,
  readNotice,
  readNoticeForm,
  withdrawNotice,
} from '../contracts/list/contract'
import { announce } from '../data/announce'
import { mayUse } from '../data/apps'
import { mentions, pageOf } from '../data/lists'
import { noticeMessage } from '../data/message-drafts'
import { noticeHtml, noticeText } from '../data/notice-html'
import {
  markNoticeRead,
  type NoticeRow,
  noticeReadingsModel,
  noticesFor,
  noticesModel,
  seedNotices,
  unreadNotices,
} from '../data/notices'
import { stampOf } from '../data/occasions'
import { idWithoutSpace } from '../data/space-ids'
import { usersOf } from '../data/tenant-users'
import type { User } from '../data/users'
import {
  implement,
  implementOn,
  Refusal,
  requirePlatformManagement,
  rowFor,
} from './implementation'

const noticeOfTenant = rowFor(noticesModel, { tenantId: 'tenantId' }, '通知公告不存在或已被撤回')

function ownNotice(call: Parameters<typeof noticeOfTenant>[0]): NoticeRow {
  requirePlatformManagement(call.user)
  return noticeOfTenant(call)
}

/** The content is HTML: its tags must not match the keyword. */
function speaksOf({ title, content }: { title: string; content: string }, keyword: string) {
  return mentions(keyword, title, content.replace(/<[^<>]*>/g, ' '))
}

/** All users of a tenant read its notices; administrators publish them. */
export const noticesArea: Area = {
  name: 'notices',
  models: [noticesModel, noticeReadingsModel],
  seed: (space, { volumes }) => seedNotices(space, volumes.notices ?? 0),
  implementations: [
    implement(pageNotices, ({ space, user, query: { type, keyword, pageNo, length } }) => {
      const all = noticesFor(space, user)
      const found = all.filter(
        (notice) => (!type || notice.type === type) && speaksOf(notice, keyword),
      )
      return {
        ...pageOf(
          found,
          pageNo,
          length,
          ({ tenantId: _, content: __, author: ___, ...summary }) => summary,
        ),
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
    implement(readOpenNotice, ({ space, user, params }) => {
      const notice = space.collection(noticesModel).get(idWithoutSpace(params.id ?? '', space.id))
      if (!notice) throw new Refusal(openNoticeRefusals.missing, '通知公告不存在或已被删除')
      // The reader is not necessarily signed in.
      const colleague = (user as User | undefined)?.tenantId === notice.tenantId
      if (notice.type === '通知' && !colleague) {
        throw new Refusal(openNoticeRefusals.internal, '通知仅限本单位人员查看')
      }
      const { tenantId: _, author: __, ...shown } = notice
      return shown
    }),
    implement(listSystemNotices, ({ space }) => space.scenario.systemNotices),
    implement(publishNotice, ({ space, user, now, body }) => {
      requirePlatformManagement(user)
      const notice = space.collection(noticesModel).create({
        id: space.random.id('notice'),
        tenantId: user.tenantId,
        type: body.type,
        title: body.title,
        orgName: user.orgName,
        author: user.username,
        publishedAt: stampOf(now),
        content: noticeHtml(body.content),
      })
      for (const reader of usersOf(space, user.tenantId)) {
        if (mayUse(space, reader, 'list')) announce(space, reader, noticeMessage(notice))
      }
      return { id: notice.id }
    }),
    implementOn(ownNotice, readNoticeForm, ({ type, title, content }) => {
      return { type, title, content: noticeText(content) }
    }),
    implementOn(ownNotice, changeNotice, ({ id }, { space, body }) => {
      space.collection(noticesModel).update(id, { ...body, content: noticeHtml(body.content) })
      return { id }
    }),
    implementOn(ownNotice, withdrawNotice, ({ id }, { space }) => {
      space.collection(noticesModel).remove(id)
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
  find: (space, user, keyword) =>
    noticesFor(space, user)
      .filter((notice) => speaksOf(notice, keyword))
      .map(({ id, type, title, publishedAt }) => {
        return { kind: type, title, time: publishedAt, path: `/list/detail/${id}` }
      }),
}
