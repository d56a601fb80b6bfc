import { nameOf, some } from '../elements'
import type { Found } from '../report'
import type { Subject } from '../subject'

const elementsTried = 30

/** Pointer and key events must reach the window: they tell the portal that the user is active. */
export function checkActivity({ scope }: Subject): Found {
  const all = [...scope.document.body.querySelectorAll('*')]
  const step = Math.max(1, Math.floor(all.length / elementsTried))
  const tried = all.filter((_, index) => index % step === 0).slice(0, elementsTried)
  const deaf = tried.filter((element) => !arrives(element))
  const seen = [`试了 ${tried.length} 个元素`]
  if (deaf.length === 0) return { seen }
  const what = `事件没有到达窗口：${some(deaf.map(nameOf))}`
  return deaf.length === tried.length ? { fails: [what], seen } : { hints: [what], seen }

  function arrives(element: Element): boolean {
    let count = 0
    const receive = () => {
      count += 1
    }
    const events = [
      new scope.PointerEvent('pointermove', { bubbles: true, composed: true }),
      new scope.KeyboardEvent('keydown', { key: 'Shift', bubbles: true, composed: true }),
    ]
    for (const event of events) {
      scope.addEventListener(event.type, receive)
      element.dispatchEvent(event)
      scope.removeEventListener(event.type, receive)
    }
    return count === events.length
  }
}
