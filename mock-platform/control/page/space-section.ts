import { mainSpace } from '../../data/space-ids'
import { Form, oneButton } from './form'
import { html, type Markup } from './markup'
import type { PageState, SpaceSummary } from './state'

export function spaceSection({ space, spaces, scenarios, refused }: PageState): Markup {
  const choices = scenarios.map(({ name, description, broken }) => ({
    value: name,
    label: broken ? `${name} – 文件有错误` : `${name} – ${description}`,
    disabled: broken,
  }))
  const broken = scenarios.filter((scenario) => scenario.broken)
  const reset = new Form('reset', space.id, refused)
  const create = new Form('new-space', space.id, refused)
  const keep = { value: '', label: '沿用现在的场景' }
  return html`<section id="space" aria-labelledby="space-title"><h2 id="space-title">空间与场景</h2>
<div class="scroll"><table><thead><tr><th>空间</th><th>人员</th><th>调用</th><th>故障</th><th><span class="hidden">操作</span></th></tr></thead>
<tbody>${spaces.map((one) => spaceRow(one, one.id === space.id))}</tbody></table></div>
<p class="note">${space.id} 的场景：${space.scenario.description}</p>
${reset.write(reset.choice('scenario', '场景', [keep, ...choices], { wide: true }), '重新开始')}
${broken.map(({ name, description }) => html`<p class="trouble"><strong>${name}</strong>：<span lang="en">${description}</span></p>`)}
${create.write([create.text('id', '新空间的名称', { hint: '可不填' }), create.choice('scenario', '场景', choices, { value: 'default' })], '新建空间')}
<p><a href="/__mock/spaces/${space.id}/export" download="${space.id}.jsonc">把现在的状态导出为场景文件</a></p></section>`
}

function spaceRow({ id, people, calls, faults }: SpaceSummary, present: boolean): Markup {
  const link = html`<a href="?space=${id}"${present && html` aria-current="page"`}>${id}</a>`
  const away =
    id !== mainSpace &&
    oneButton('delete-space', html`删除<span class="hidden">空间 ${id}</span>`, { space: id })
  return html`<tr><th scope="row">${link}</th><td>${people}</td><td>${calls}</td><td>${faults}</td><td>${away}</td></tr>`
}
