import { noticesModel } from '../../mock-platform/data/notices'
import type { Space } from '../../mock-platform/data/space'

/** Publishes a notice in a user's tenant; gives its address for users who are not signed in. */
export function publishNotice(
  space: Space,
  notice: { id: string; title: string; content: string; type?: '公告' | '通知' },
  reader = 'lisi',
) {
  const { id } = space.collection(noticesModel).create({
    tenantId: space.users.get(reader)?.tenantId ?? '',
    type: '公告',
    orgName: '综合科',
    author: '王五',
    publishedAt: '2026-02-03 09:00:00',
    ...notice,
  })
  return { id, path: `/noticeDetail?id=${id}@${space.id}` }
}
