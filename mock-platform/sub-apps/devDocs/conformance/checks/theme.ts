import { isShown } from '../elements'
import type { Found } from '../report'
import type { Subject } from '../subject'
import type { Scope } from '../watch/scope'

const tokenPrefix = '--portal-colors-'
const elementsLooked = 400
const most = 0.8
const transparent = 'rgba(0, 0, 0, 0)'

export function checkTheme({ scope, watch, lifecycles }: Subject): Found {
  const before = coloursOf(scope)
  const restore = paintTokens(scope)
  const after = coloursOf(scope)
  restore()
  const text = followed(before, after, 'text')
  const ground = followed(before, after, 'ground')
  const seen = [
    `${percent(text)} 的文字、${percent(ground)} 的底色跟随门户变量`,
    watch.topics.subscribed().includes('theme') || lifecycles.includes('update')
      ? '能得知主题变化'
      : '没有监听主题变化；只用 CSS 变量时不必监听',
  ]
  if (before.length === 0) return { hints: ['页面上没有文字，无法检测颜色'], advice: '' }
  if (text < 0.1) return { fails: ['颜色没有使用门户的主题变量'], seen }
  const partly = text < most || ground < most
  return { hints: partly ? ['一部分颜色没有跟随主题'] : [], seen }
}

interface Colours {
  element: Element
  text: string
  ground: string
}

function coloursOf(scope: Scope): Colours[] {
  const shown = [...scope.document.body.querySelectorAll('*')]
    .slice(0, elementsLooked)
    .filter((element) => hasText(element) && isShown(element))
  return shown.map((element) => ({
    element,
    text: scope.getComputedStyle(element).color,
    ground: groundOf(scope, element),
  }))
}

function hasText(element: Element): boolean {
  return [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  )
}

/** '' = the portal's own colour shows through. */
function groundOf(scope: Scope, element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = scope.getComputedStyle(at)
    if (backgroundColor !== transparent) return backgroundColor
  }
  return ''
}

function paintTokens(scope: Scope): () => void {
  const root = scope.document.documentElement
  const before = root.getAttribute('style')
  const still = scope.document.createElement('style')
  still.textContent = '*,*::before,*::after{transition:none!important}'
  scope.document.head.append(still)
  tokenNames(scope).forEach((name, index) => {
    root.style.setProperty(name, `rgb(${(index * 37) % 256}, 3, ${index + 100})`)
  })
  return () => {
    if (before === null) root.removeAttribute('style')
    else root.setAttribute('style', before)
    still.remove()
  }
}

function tokenNames(scope: Scope): string[] {
  const rules = [...scope.document.styleSheets].flatMap(rulesOf)
  const names = rules.flatMap((rule) => (rule instanceof scope.CSSStyleRule ? [...rule.style] : []))
  return [...new Set(names.filter((name) => name.startsWith(tokenPrefix)))]
}

/** Rules of a sheet from another origin are not readable. */
export function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function followed(before: Colours[], after: Colours[], what: 'text' | 'ground'): number {
  const later = new Map(after.map((one) => [one.element, one[what]]))
  const changed = before.filter((one) => one[what] === '' || later.get(one.element) !== one[what])
  return before.length > 0 ? changed.length / before.length : 0
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
