import type { CannedAnswer } from '../../data/answers'
import { Form, oneButton, setTable } from './form'
import { html, type Markup } from './markup'
import type { PageState } from './state'

type SetAnswer = CannedAnswer & { id: string; given: number }

export function answersSection({ space, refused }: PageState): Markup {
  const form = new Form('answer', space.id, refused)
  const set = space.answers.all()
  return html`<section id="answers" aria-labelledby="answers-title"><h2 id="answers-title">替代应答</h2>
${setTable(
  set.map((answer) => answerRow(space.id, answer)),
  ['接口', '应答', '已给出'],
  '没有替代应答，一切取自数据。',
  oneButton('clear-answers', '全部取消', { space: space.id }),
)}
<h3>替一个接口应答</h3>
${form.write(
  [
    form.choice('method', '方法', ['GET', 'POST', 'PUT', 'DELETE']),
    ...form.callOf(space),
    form.text('query', '参数', { wide: true, hint: '如 current=1&size=20' }),
    form.area('data', '数据', { hint: 'JSON，信封里的 data' }),
    form.text('status', 'HTTP 状态码', { type: 'number', hint: '200' }),
    form.text('code', '信封的 code'),
    form.text('msg', '信封的 msg'),
    form.text('times', '共几次', { type: 'number', hint: '一直' }),
    form.tick('unchecked', '允许不符合约定'),
  ],
  '设置应答',
)}</section>`
}

function answerRow(space: string, answer: SetAnswer): Markup {
  const { id, method, path, query, account, status = 200, code, times, given, data } = answer
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const text = JSON.stringify(data ?? null)
  const head = [status, code === undefined ? '' : `code ${code}`].join(' ')
  return html`<tr><th scope="row" class="path"><code>${method} ${path}${search}</code>${account && html` <span class="mark">${account}</span>`}</th>
<td class="path">${head} <code>${text.length > 80 ? `${text.slice(0, 80)}…` : text}</code></td><td>${given}${times && ` / ${times}`} 次</td>
<td>${oneButton('remove-answer', html`取消<span class="hidden"> ${id}</span>`, { space, answer: id })}</td></tr>`
}
