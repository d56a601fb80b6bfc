import { z } from 'zod'
import { content, strings } from '../content'
import { escaped } from '../data/html'
import type { Handler } from '../http/endpoint-handler'
import { htmlReply } from '../http/reply'
import { externalHeaders, externalPage, keptFields } from './page'

const policySchema = strings('number', 'title', 'kind', 'issuer', 'date')

type Policy = z.output<typeof policySchema>

const policyTexts = content('policies', z.strictObject({ policies: z.array(policySchema) }))

/** 政策法规库: another system's page, which the portal shows in a frame with the token. */
export const policyPage: Handler = ({ query, user }) => {
  const keyword = (query.get('keyword') ?? '').trim()
  const kind = query.get('kind') ?? ''
  const { policies } = policyTexts()
  const found = policies.filter((policy) => {
    return (kind === '' || policy.kind === kind) && (policy.title + policy.number).includes(keyword)
  })
  const content = user
    ? searchForm(query, keyword, kind, policies) + resultList(found) + notePad(query)
    : signInHint
  return htmlReply(200, externalPage('政策法规库', user?.username, content), externalHeaders)
}

const signInHint =
  '<section><p class="empty">请从门户打开政策法规库，登录后方可查询。</p></section>'

function searchForm(
  query: URLSearchParams,
  keyword: string,
  chosen: string,
  policies: readonly Policy[],
): string {
  const kinds = new Set(policies.map(({ kind }) => kind))
  const options = [...kinds]
    .map((kind) => `<option${kind === chosen ? ' selected' : ''}>${escaped(kind)}</option>`)
    .join('')
  return `<form class="search" method="get" role="search">
${keptFields(query, ['from', 'token', 'iframeId'])}
<label>关键词<input type="search" name="keyword" value="${escaped(keyword)}" placeholder="标题或文号"></label>
<label>类别<select name="kind"><option value="">全部</option>${options}</select></label>
<button>查询</button>
</form>`
}

function resultList(found: readonly Policy[]): string {
  if (found.length === 0) return '<section><p class="empty">没有符合条件的政策文件</p></section>'
  const rows = found.map(
    ({ number, title, kind, issuer, date }) =>
      `<tr><td>${title}</td><td class="number">${number}</td><td>${kind}</td><td>${issuer}</td><td class="date">${date}</td></tr>`,
  )
  return `<section aria-labelledby="found"><h2 id="found">政策文件</h2>
<p class="count">共 ${found.length} 件</p>
<div class="scroll" tabindex="0" role="group" aria-labelledby="found"><table>
<thead><tr><th scope="col">标题</th><th scope="col">文号</th><th scope="col">类别</th><th scope="col">发文机构</th><th scope="col">发文日期</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`
}

/** The text is not stored: as long as it is there, the page has not been reloaded. */
function notePad(query: URLSearchParams): string {
  const frame = query.get('iframeId')
  const note = frame ? `<p class="note">窗口标识：<code>${escaped(frame)}</code></p>` : ''
  return `<section><h2>阅读便签</h2>${note}
<label>随手记（不保存）<textarea name="note" rows="3"></textarea></label></section>`
}
