import advice from '../advice.json'
import { nameOf, some } from '../elements'
import { type Verdict, verdict } from '../report'
import type { Subject } from '../subject'

const elementsTried = 30

/** Pointer and key events reach the window, by which the portal knows that the user is there. */
export function checkActivity({ scope }: Subject): Verdict {
  const all = [...scope.document.body.querySelectorAll('*')]
  const step = Math.max(1, Math.floor(all.length / elementsTried))
  const tried = all.filter((_, index) => index % step === 0).slice(0, elementsTried)
  const deaf = tried.filter((element) => !arrives(element))
  const seen = [`试了 ${tried.length} 个元素`]
  if (deaf.length === 0) return verdict({ seen }, advice.activity)
  const what = `事件没有到达窗口：${some(deaf.map(nameOf))}`
  return deaf.length === tried.length
    ? verdict({ fails: [what], seen }, advice.activity)
    : verdict({ hints: [what], seen }, advice.activity)

  function arrives(element: Element): boolean {
    let count = 0
    const hear = () => {
      count += 1
    }
    const events = [
      new scope.PointerEvent('pointermove', { bubbles: true, composed: true }),
      new scope.KeyboardEvent('keydown', { key: 'Shift', bubbles: true, composed: true }),
    ]
    for (const event of events) {
      scope.addEventListener(event.type, hear)
      element.dispatchEvent(event)
      scope.removeEventListener(event.type, hear)
    }
    return count === events.length
  }
}
