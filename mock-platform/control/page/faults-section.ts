import { type Fault, faultKinds } from '../../data/faults'
import { Form, oneButton, setTable } from './form'
import { html, type Markup } from './markup'
import type { PageState } from './state'

const kindNames: Record<Fault['kind'], string> = {
  delay: '先等待，再正常应答',
  status: 'HTTP 状态码',
  reset: '断开连接',
  truncate: '应答到一半断开',
  slow: '慢慢应答',
  'bad-json': '不是 JSON',
  html: '网页代替应答',
  empty: '应答是空的',
  redirect: '转到别处',
  code: '信封里的错误码',
  'wrong-shape': '数据结构不对',
  'wrong-total': '总数不对',
  'no-range': '文件不支持分段',
  changed: '文件已变',
}

const anyMethod = [{ value: '', label: '任意' }, 'GET', 'POST', 'PUT', 'DELETE']

type SetFault = Fault & { id: string; seen: number }

export function faultsSection({ space, refused, paths }: PageState): Markup {
  const form = new Form('fault', space.id, refused)
  const set = space.faults.all()
  return html`<section id="faults" aria-labelledby="faults-title"><h2 id="faults-title">故障</h2>
${setTable(
  set.map((entry) => faultRow(space.id, entry)),
  ['故障', '接口', '何时', '已遇到'],
  '没有设置故障，一切照常。',
  oneButton('clear-faults', '全部取消', { space: space.id }),
)}
<h3>设置一个故障</h3>
<datalist id="paths">${paths.map((path) => html`<option value="${path}"></option>`)}</datalist>
${form.write(
  [
    form.choice(
      'kind',
      '故障',
      faultKinds.map((kind) => ({ value: kind, label: `${kind} – ${kindNames[kind]}` })),
      { value: 'status' },
    ),
    form.choice('method', '方法', anyMethod),
    ...form.callOf(space),
    form.text('nth', '从第几次起', { type: 'number', hint: '1' }),
    form.text('times', '共几次', { type: 'number', hint: '一直' }),
    form.text('delayMs', '毫秒', { type: 'number', hint: 'delay、slow' }),
    form.text('status', 'HTTP 状态码', { type: 'number', hint: '500' }),
    form.text('code', '信封的 code', { hint: '-1' }),
  ],
  '设置故障',
)}</section>`
}

function faultRow(space: string, fault: SetFault) {
  const { id, seen, kind, method, path, account, status, code, delayMs, nth, times } = fault
  const amounts = [status, code, delayMs === undefined ? undefined : `${delayMs} ms`]
  const span = [nth && `第 ${nth} 次起`, times && `共 ${times} 次`].filter(Boolean).join('，')
  return html`<tr><th scope="row">${[kind, ...amounts.filter((one) => one !== undefined)].join(' ')}</th>
<td class="path"><code>${method ?? '任意'} ${path}</code>${account && html` <span class="mark">${account}</span>`}</td><td>${span || '一直'}</td><td>${seen} 次</td>
<td>${oneButton('remove-fault', html`取消<span class="hidden"> ${id}</span>`, { space, fault: id })}</td></tr>`
}
