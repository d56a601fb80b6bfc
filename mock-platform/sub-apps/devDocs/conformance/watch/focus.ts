import type { Scope } from './scope'

/**
 * Counts how often an app takes the focus on its own. While the user is outside the app, the focus stays where it is:
 * an app under examination must not disturb a user who is typing elsewhere.
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
