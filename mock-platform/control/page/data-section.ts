import { constantNames } from '~contract/platform/constants'
import { chinaTime } from '../../data/china-time'
import { parametersModel } from '../../data/constants'
import { type FlagName, flagNames, flagParameters } from '../../data/flags'
import { Form } from './form'
import { html, type Markup } from './markup'
import type { PageState } from './state'

const hour = 3_600_000

export function clockSection({ space, refused }: PageState): Markup {
  const now = chinaTime(space.now())
  const form = new Form('clock', space.id, refused)
  const step = (label: string, milliseconds: number) =>
    html`<button name="advanceMs" value="${milliseconds}">${label}</button>`
  return html`<section id="clock" aria-labelledby="clock-title"><h2 id="clock-title">时钟</h2>
<p>现在是 <time datetime="${space.now().toISOString()}">${now.stamp()}</time>。令牌有效 12 小时。</p>
<form method="post" action="/__mock/page/clock"><input type="hidden" name="space" value="${space.id}">
<p class="buttons">${[step('+10 分钟', hour / 6), step('+1 小时', hour), step('+13 小时', 13 * hour), step('+1 天', 24 * hour)]}</p></form>
${form.write(form.text('now', '拨到', { type: 'datetime-local', value: now.toMinute().replace(' ', 'T'), hint: '北京时间', required: true }), '拨到这时')}</section>`
}

export function constantsSection({ space, refused }: PageState): Markup {
  const form = new Form('constants', space.id, refused)
  const rows = constantNames.map((name) => {
    const value = space.constants.get(name)
    return html`<div class="pair">${form.text(`value.${name}`, name, { value: value ?? '', hint: value === undefined ? '未设置' : '' })}
${value !== undefined && html`<input type="hidden" name="before.${name}" value="${value}">`}${value !== undefined && form.tick(`absent.${name}`, '去掉')}</div>`
  })
  return html`<section id="constants" aria-labelledby="constants-title"><h2 id="constants-title">常量</h2>
${form.write(rows, '保存常量')}</section>`
}

const flagTitles: Record<FlagName, string> = {
  hideTheme: '隐藏主题设置',
  showLayout: '显示布局设置',
  hideGuide: '隐藏操作指南',
  hideVersion: '隐藏版本说明',
  changeAccount: '切换账号',
  slideVerify: '登录前滑动验证',
  rememberPassword: '记住密码',
  scheduleCentre: '日程中心',
  fileCentre: '文件中心',
}

export function flagsSection({ space, refused }: PageState): Markup {
  const form = new Form('flags', space.id, refused)
  const parameters = space.collection(parametersModel)
  const rows = flagNames.map((name) => {
    const { parameter, on } = flagParameters[name]
    return form.tick(
      name,
      `${flagTitles[name]}（${name}）`,
      parameters.get(parameter)?.value === on,
    )
  })
  return html`<section id="flags" aria-labelledby="flags-title"><h2 id="flags-title">开关</h2>
${form.write(rows, '保存开关', { kind: 'ticks' })}</section>`
}
