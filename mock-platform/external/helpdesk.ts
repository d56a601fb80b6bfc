import { z } from 'zod'
import type { Area } from '../area'
import { content, texts } from '../content'
import { chinaTime } from '../data/china-time'
import { defineModel } from '../data/collection'
import { escaped } from '../data/html'
import type { User } from '../data/users'
import type { Handler } from '../http/endpoint-handler'
import { htmlReply } from '../http/reply'
import { externalHeaders, externalPage } from './page'

interface Ticket {
  id: string
  account: string
  title: string
  detail: string
  status: '待受理' | '处理中' | '已办结'
  createdAt: string
}

const ticketsModel = defineModel<Ticket>('tickets', 'id', ['account'])

export const ticketsArea: Area = {
  name: 'tickets',
  models: [ticketsModel],
  seed(space) {
    const { random } = space
    for (const { account } of space.users.all()) {
      for (const title of random.sample(helpdeskTexts().troubles, 2)) {
        const hours = random.int(20, 400)
        space.collection(ticketsModel).create({
          id: random.id('ticket'),
          account,
          title,
          detail: '',
          status: random.pick(['待受理', '处理中', '已办结'] as const),
          createdAt: new Date(space.now().getTime() - hours * 3600_000).toISOString(),
        })
      }
    }
  },
  implementations: [],
}

const helpdeskTexts = content('helpdesk', z.strictObject({ troubles: texts }))

const keptNames = ['from', 'ticket', 'token', 'iframeId']

/** 运维服务台: another system's page, opened in a new window with the token as `ticket`. */
export const helpdeskPage: Handler = ({ space, query, user }) => {
  const tickets = user ? space.collection(ticketsModel).by('account', user.account) : []
  const content = user ? ticketForm(query) + ticketList(tickets) : signInHint
  return htmlReply(200, externalPage('运维服务台', user?.username, content), externalHeaders)
}

/** Redirects to the list, so that a reload does not send the ticket twice. */
export const sendTicket: Handler = ({ space, path, query, user, body }) => {
  if (!user)
    return htmlReply(403, externalPage('运维服务台', undefined, signInHint), externalHeaders)
  const form = new URLSearchParams(body)
  const title = (form.get('title') ?? '').trim()
  if (title !== '') {
    space.collection(ticketsModel).create(newTicket(title, form.get('detail') ?? '', user, space))
  }
  const headers = { ...externalHeaders, Location: `${path}?${query}` }
  return htmlReply(303, '', headers)
}

function newTicket(
  title: string,
  detail: string,
  { account }: User,
  { random, now }: Parameters<Handler>[0]['space'],
): Ticket {
  const createdAt = now().toISOString()
  return {
    id: random.id('ticket'),
    account,
    title,
    detail: detail.trim(),
    status: '待受理',
    createdAt,
  }
}

const signInHint =
  '<section><p class="empty">请从门户打开运维服务台，登录后方可报修。</p></section>'

function ticketForm(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => keptNames.includes(name)))
  return `<section><h2>提交工单</h2>
<form class="stack" method="post" action="?${escaped(kept.toString())}">
<label>标题<input name="title" required maxlength="60"></label>
<label>问题描述<textarea name="detail" rows="3" maxlength="500"></textarea></label>
<button>提交</button></form></section>`
}

function ticketList(tickets: readonly Ticket[]): string {
  const newestFirst = tickets.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const rows = newestFirst.map(({ title, detail, status, createdAt }) => {
    const when = chinaTime(createdAt).toMinute()
    return `<tr><td>${escaped(title)}</td><td>${escaped(detail)}</td><td>${status}</td><td class="date">${when}</td></tr>`
  })
  return `<section aria-labelledby="mine"><h2 id="mine">我的工单</h2>
<p class="count">共 ${tickets.length} 件</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="mine"><table>
<thead><tr><th scope="col">标题</th><th scope="col">问题描述</th><th scope="col">状态</th><th scope="col">提交时间</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`
}
