import { messageTypes } from '~contract/platform/message-types'
import { anyChannels } from '../../sockets/orders'
import { audiences } from '../../sockets/topics'
import { Form } from './form'
import { html, type Markup } from './markup'
import type { PageState } from './state'

const typeNames = { msgType1: '待办提醒', msgType2: '通知提醒', msgType3: '预警提醒' } as const

const channelNames = {
  message: '强制消息',
  unread: '未读数',
  generic: '通用',
  mq: '消息队列',
} as const

const audienceNames = { tenant: '单位', department: '部门', user: '个人' } as const

export function pushSection({ space, refused }: PageState): Markup {
  const people = [
    { value: '', label: '所有人' },
    ...space.users
      .all()
      .map(({ account, username }) => ({ value: account, label: `${username}（${account}）` })),
  ]
  const message = new Form('message', space.id, refused)
  const push = new Form('push', space.id, refused)
  return html`<section id="push" aria-labelledby="push-title"><h2 id="push-title">消息与推送</h2>
<h3>发一条消息 <small>存入消息列表，并通知在线的人</small></h3>
${message.write(
  [
    message.choice('user', '收件人', people),
    message.choice(
      'typeCode',
      '类型',
      messageTypes.map((value) => ({ value, label: typeNames[value] })),
      { value: 'msgType2' },
    ),
    message.text('app', '来源', { value: '系统' }),
    message.text('times', '条数', { type: 'number', hint: '1' }),
    message.text('title', '标题', { required: true, wide: true, hint: '{n} 为序号' }),
    message.area('content', '内容', { hint: 'HTML' }),
    message.text('url', '点开后到', { hint: '如 /inbox/list/1', wide: true }),
    message.tick('forced', '必须立即看到（强制消息）'),
  ],
  '发送消息',
)}
<h3>原样推送 <small>不存入，只发给打开着的连接</small></h3>
${push.write(
  [
    push.choice(
      'channel',
      '通道',
      anyChannels.map((value) => ({ value, label: `${value}（${channelNames[value]}）` })),
      { value: 'unread' },
    ),
    push.choice('user', '接收人', people),
    push.choice('to', '队列的范围', [
      { value: '', label: '不限' },
      ...audiences.map((value) => ({ value, label: audienceNames[value] })),
    ]),
    push.text('times', '次数', { type: 'number', hint: '1' }),
    push.text('delayMs', '推迟毫秒', { type: 'number', hint: '0' }),
    push.area('payload', '内容', { value: '{"message":1000}' }),
    push.tick('duplicate', '每条发两次'),
    push.tick('reorder', '打乱顺序'),
  ],
  '推送',
)}</section>`
}
