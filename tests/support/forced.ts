import { announce } from '../../mock-platform/data/announce'
import type { ForcedPart } from '../../mock-platform/data/message-row'
import type { Space } from '../../mock-platform/data/space'
import type { User } from '../../mock-platform/data/users'

const reply = (title: string, color: string) => ({
  title,
  color,
  icon: 'el-icon-check',
  url: '/service-system/forced/confirm',
  httpMethodType: 'POST',
  params: { id: '{id}', reply: title },
})

/** Two replies that call the platform, and a link to a page. */
export const dutyActions: ForcedPart['messageUrls'] = [
  reply('确认收到', '#52c41a'),
  reply('无法到岗', '#ffd54f'),
  { title: '查看预案', url: '/list/index' },
]

/** Sends zhangsan a message that must be read at once. */
export function force(
  space: Space,
  title: string,
  {
    messageUrls = dutyActions,
    ...parts
  }: Partial<ForcedPart> & { content?: string; url?: string } = {},
) {
  return announce(space, space.users.get('zhangsan') as User, {
    app: '应急值守',
    title,
    content: '<p>请<strong>立即</strong>到岗。</p>',
    ...parts,
    forced: { model: '应急值守', messageUrls },
  })
}
