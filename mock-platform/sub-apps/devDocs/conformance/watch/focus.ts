import type { Scope } from './scope'

/**
 * Counts how often an app takes the focus by itself. Outside of it the focus stays where the user has it:
 * an app that is graded must not disturb a user who is typing elsewhere.
 */
export function watchFocus(scope: Scope, userIsInside: () => boolean) {
  let count = 0
  const { HTMLElement } = scope
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    count += 1
    if (userIsInside()) focus.call(this, options)
  }
  return { count: () => count }
}
