import { chinaTime } from '../../data/china-time'
import type { JournalEntry } from '../../data/journal'
import { oneButton } from './form'
import { html, type Markup } from './markup'
import type { CallFilter, PageState } from './state'

const shown = 200
const longestPart = 4_000

export function callsSection({ space, calls, filter }: PageState): Markup {
  const query = new URLSearchParams({ space: space.id, ...textsOf(filter) })
  const methods = ['', 'GET', 'POST', 'PUT', 'DELETE', 'WS'].map((method) => {
    return html`<option value="${method}"${method === filter.method && html` selected`}>${method || '任意'}</option>`
  })
  const people = ['', ...space.users.all().map(({ account }) => account)].map((account) => {
    return html`<option value="${account}"${account === filter.account && html` selected`}>${account || '任何人'}</option>`
  })
  return html`<section id="calls" aria-labelledby="calls-title"><h2 id="calls-title">调用记录</h2>
<form method="get" action="/__mock/page/refresh" class="fields"><input type="hidden" name="space" value="${space.id}">
<label><span>方法</span><select name="method">${methods}</select></label>
<label><span>账号</span><select name="account">${people}</select></label>
<label class="wide"><span>路径 <small>* 代表任意字符</small></span><input name="path" value="${filter.path}" list="paths" autocomplete="off"></label>
<label class="tick"><input type="checkbox" name="errors" value="1"${filter.errors && html` checked`}> 只看出错的</label>
<label class="tick"><input type="checkbox" name="unexpected" value="1"${filter.unexpected && html` checked`}> 只看意外的</label>
<p class="buttons"><button>筛选</button></p></form>
<div class="buttons"><a href="/__mock/page/refresh?${query.toString()}">刷新</a><label class="tick live" hidden><input type="checkbox" id="live" checked> 实时更新</label>${oneButton('clear-calls', '清空记录', { space: space.id })}</div>
<div id="call-list" tabindex="0" role="group" aria-labelledby="calls-title" data-source="/__mock/page/calls?${query.toString()}">${callList(calls)}</div></section>`
}

function textsOf({ errors, unexpected, ...texts }: CallFilter): Record<string, string> {
  const given = { ...texts, errors: errors ? '1' : '', unexpected: unexpected ? '1' : '' }
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''))
}

/** The page's script polls this part. */
export function callList(calls: readonly JournalEntry[]): Markup {
  if (calls.length === 0) return html`<p class="note">还没有这样的调用。</p>`
  const seen = new Map<string, number>()
  const keyed = calls.map((entry) => {
    const stamp = `${entry.at} ${entry.method} ${entry.path}`
    const count = (seen.get(stamp) ?? 0) + 1
    seen.set(stamp, count)
    return { key: `${stamp} ${count}`, entry }
  })
  const newest = keyed.slice(-shown).reverse()
  const more =
    calls.length > shown &&
    html`<p class="note">共 ${calls.length} 次，只列出最近的 ${shown} 次。</p>`
  return html`<ol>${newest.map(({ key, entry }) => callRow(key, entry))}</ol>${more}`
}

function callRow(key: string, entry: JournalEntry): Markup {
  const { at, method, path, status, account, query, headers, body, faults, unexpected } = entry
  const bad = isError(entry)
  return html`<li data-key="${key}" data-status="${status}"><details><summary><span class="${bad ? 'status bad' : 'status'}">${status || '未答'}</span>
<span class="method">${method}</span><span class="path">${path}</span><span class="who">${account ?? '–'}</span><time datetime="${at}">${chinaTime(at).stamp().slice(11)}</time></summary>
${part('故障', faults?.join('，'))}${part('意外', unexpected)}${part('参数', query)}${part('请求头', headers)}${part('内容', body)}</details></li>`
}

export function isError({ status }: JournalEntry): boolean {
  return status === 0 || status >= 400
}

function part(title: string, value: unknown): Markup {
  if (value === undefined || JSON.stringify(value) === '{}') return html``
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  const cut = text.length > longestPart && html`\n…（共 ${text.length} 字）`
  return html`<h4>${title}</h4><pre>${text.slice(0, longestPart)}${cut}</pre>`
}
