import {
  type HandOverWay,
  handOverWayNames,
  handOverWays,
  orderHandOver,
} from '../data/hand-over-ways'
import { escaped } from '../data/html'
import { noticesModel } from '../data/notices'
import type { Space } from '../data/space'
import { idInSpace } from '../data/space-ids'
import type { Handler } from '../http/endpoint-handler'
import { htmlReply } from '../http/reply'
import { externalHeaders, externalPage } from './page'

const usualPortal = 'http://127.0.0.1:3000'

/** The states of a token that testers can choose from. */
const conditions = {
  good: '有效',
  expired: '已过期',
  used: '已被使用',
  tenant: '其他单位的',
  forged: '伪造的',
} as const

type Condition = keyof typeof conditions

/** 统一工作平台 stands for all systems that hand users over to the portal. */
export const handOverPage: Handler = ({ space, query }) => {
  const portal = portalOf(query.get('portal')) ?? usualPortal
  const content = orderForm(space, portal) + openNotices(space, portal)
  return htmlReply(200, externalPage('统一工作平台', '演示系统', content), externalHeaders)
}

export const startHandOver: Handler = ({ space, body }) => {
  const form = new URLSearchParams(body)
  const portal = portalOf(form.get('portal'))
  const way = handOverWayNames.find((name) => name === form.get('way'))
  const user = space.users.get(form.get('account') ?? '')
  if (!portal || !way || !user) {
    const content = '<section><p class="empty">门户地址、账号或入口不正确。</p></section>'
    return htmlReply(400, externalPage('统一工作平台', '演示系统', content), externalHeaders)
  }
  const condition = (form.get('condition') ?? 'good') as Condition
  const { token, path } = orderHandOver(space, {
    way,
    user,
    url: form.get('url') ?? '/',
    ...(condition === 'expired' && { lifetimeMs: 0 }),
    ...(condition === 'tenant' && { tenantId: 'elsewhere' }),
  })
  const handOver = space.handOvers.find(token)
  if (condition === 'used' && handOver) handOver.used = true
  const address = condition === 'forged' ? path.replace(encodeURIComponent(token), 'tk_x') : path
  return htmlReply(303, '', { ...externalHeaders, Location: portal + address })
}

function portalOf(text: string | null): string | undefined {
  const url = text && URL.canParse(text) ? new URL(text) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}

function orderForm(space: Space, portal: string): string {
  const people = space.users.all().map(({ account, username }) => {
    return `<option value="${escaped(account)}">${escaped(`${username}（${account}）`)}</option>`
  })
  const states = Object.entries(conditions).map(([name, label]) => {
    return `<option value="${name}">${label}</option>`
  })
  return `<section><h2>进入办公门户</h2>
<form class="stack" method="post" action="?space=${escaped(space.id)}">
<label>门户地址<input name="portal" type="url" required value="${escaped(portal)}"></label>
<label>账号<select name="account">${people.join('')}</select></label>
<label>进入后打开<input name="url" value="/inbox/list/1"></label>
<label>登录票据<select name="condition">${states.join('')}</select></label>
<p class="note">单位与时效只对一次性票据有效；平台内部系统直接交出本人的令牌。</p>
<div class="buttons">${handOverWayNames.map(wayButton).join('')}</div>
</form></section>`
}

function wayButton(way: HandOverWay): string {
  const { system, path } = handOverWays[way]
  return `<button name="way" value="${way}">${system}<small>${path}</small></button>`
}

/** Public notices, and one for the tenant's own users only. */
function openNotices(space: Space, portal: string): string {
  const notices = space.collection(noticesModel).all()
  const open = notices.filter(({ type }) => type !== '通知').slice(0, 3)
  const internal = notices.filter(({ type }) => type === '通知').slice(0, 1)
  const items = [...open, ...internal].map(({ id, type, title }) => {
    const address = `${portal}/noticeDetail?id=${encodeURIComponent(idInSpace(id, space.id))}`
    return `<li><a href="${escaped(address)}">${escaped(`【${type}】${title}`)}</a></li>`
  })
  return `<section><h2>在门户中阅读</h2><ul>${items.join('')}</ul></section>`
}
