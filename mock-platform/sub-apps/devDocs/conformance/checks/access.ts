import { isShown, nameOf, some } from '../elements'
import type { Found } from '../report'
import type { Subject } from '../subject'
import type { Scope } from '../watch/scope'

export function checkAccess({ scope, language }: Subject): Found {
  const { document } = scope
  const unnamed = shownOf(document, 'input:not([type=hidden]), select, textarea').filter(
    (field) => !hasLabel(field as HTMLInputElement),
  )
  const silent = shownOf(document, 'button, a[href], [role=button]').filter((one) => !textOf(one))
  const pictures = shownOf(document, 'img:not([alt]), svg[role=img]:not([aria-label])')
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
  return {
    fails: [
      unnamed.length > 0 && `没有名称的字段：${some(unnamed.map(nameOf))}`,
      silent.length > 0 && `没有名称的按钮或链接：${some(silent.map(nameOf))}`,
    ],
    hints: [
      language === '' && '入口的 html 没有 lang',
      ...headingProblems(scope),
      pictures.length > 0 && `没有替代文字的图片：${some(pictures.map(nameOf))}`,
      twice.length > 0 && `重复的 id：${some(twice)}`,
    ],
    clean: '语言、标题、名称和替代文字齐全',
  }
}

function headingProblems({ document }: Scope): string[] {
  const levels = shownOf(document, 'h1, h2, h3, h4, h5, h6').map((one) => Number(one.localName[1]))
  if (levels.length === 0) return ['页面没有标题（h1 等）']
  const jumps = levels.some((level, at) => level > (levels[at - 1] ?? level) + 1)
  return jumps ? ['标题层级有跳跃'] : []
}

function shownOf(document: Document, selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(isShown)
}

function hasLabel(field: HTMLInputElement): boolean {
  if (['submit', 'button', 'reset', 'image'].includes(field.type)) return true
  return Boolean(field.labels?.length || named(field))
}

function textOf(element: Element): string {
  const inside = [...element.querySelectorAll('[aria-label], img[alt], [title]')]
  const words = [element, ...inside].map((one) => named(one) || one.getAttribute('alt') || '')
  return (element.textContent ?? '').trim() || words.join('').trim()
}

function named(element: Element): string {
  return ['aria-label', 'aria-labelledby', 'title']
    .map((name) => element.getAttribute(name)?.trim() ?? '')
    .join('')
}
