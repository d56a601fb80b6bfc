import { nameOf, some, tabStops } from '../elements'
import type { Found } from '../report'
import type { Subject } from '../subject'
import { pause } from '../wait'
import type { Scope } from '../watch/scope'
import { rulesOf } from './theme'

const quiet = 1_200

/** The app must not take the focus on its own, must show which element has it, and must let Tab leave the app. */
export async function checkFocus({ scope, watch }: Subject): Promise<Found> {
  const before = watch.focus.count()
  await pause(quiet)
  const taken = watch.focus.count() - before
  const stops = tabStops(scope)
  const held = [...stops.slice(0, 1), ...stops.slice(-1)].filter((stop) => keepsTab(scope, stop))
  const hidden = stops.filter(hidesFocus(scope))
  const ordered = stops.filter((stop) => stop.tabIndex > 0)
  return {
    fails: [
      taken > 1 && `没有操作时抢占焦点 ${taken} 次`,
      held.length > 0 && `Tab 键被拦截，焦点无法离开：${some(held.map(nameOf))}`,
    ],
    hints: [
      taken === 1 && '没有操作时取过一次焦点',
      hidden.length > 0 && `焦点不可见：${some(hidden.map(nameOf))}`,
      ordered.length > 0 && `正数的 tabindex 打乱了顺序：${some(ordered.map(nameOf))}`,
    ],
    seen: [`${stops.length} 个可用 Tab 到达的元素`],
  }
}

/** Dialogs may keep the focus. */
function keepsTab(scope: Scope, element: HTMLElement): boolean {
  if (element.closest('dialog, [role=dialog], [aria-modal=true]')) return false
  return [false, true].every((shiftKey) => {
    const init = { key: 'Tab', code: 'Tab', shiftKey, bubbles: true, cancelable: true }
    return !element.dispatchEvent(new scope.KeyboardEvent('keydown', init))
  })
}

const focusPseudo = /:focus(?:-visible|-within)?/g

/** Style sheets must not remove the outline without another sign of the focus. */
function hidesFocus(scope: Scope) {
  const rules = [...scope.document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule): rule is CSSStyleRule => rule instanceof scope.CSSStyleRule)
  const removing = rules.filter(({ style }) => isNone(style))
  const showing = rules.filter(
    ({ style, selectorText }) =>
      selectorText.includes(':focus') &&
      !isNone(style) &&
      [
        'outline',
        'outline-style',
        'box-shadow',
        'border-color',
        'background',
        'background-color',
      ].some((name) => style.getPropertyValue(name) !== ''),
  )
  return (element: Element) =>
    removing.some((rule) => matches(element, rule)) &&
    !showing.some((rule) => matches(element, rule))
}

function isNone(style: CSSStyleDeclaration): boolean {
  return (
    style.outlineStyle === 'none' || ['0', '0px'].includes(style.getPropertyValue('outline-width'))
  )
}

function matches(element: Element, { selectorText }: CSSStyleRule): boolean {
  try {
    const selector = selectorText.replace(focusPseudo, '')
    return element.matches(selector.trim() === '' ? '*' : selector)
  } catch {
    return false
  }
}
