/** How many of the browser's own dialogs an app may open within the time (ms); each one blocks the whole portal. */
const allowed = 3
const within = 10_000

/**
 * Stops an app from blocking the portal with alert, confirm and prompt: none while it is hidden, and only a few in a
 * row. A refused question is answered with no.
 */
export function limitDialogs(scope: Window, erred: (message: string) => void) {
  let opened: number[] = []
  const mayOpen = (name: string) => {
    const now = performance.now()
    opened = opened.filter((at) => now - at < within)
    if (!document.hidden && opened.length < allowed) {
      opened.push(now)
      return true
    }
    erred(`${name}() was kept back`)
    return false
  }
  const { alert, confirm, prompt } = scope
  scope.alert = (message) => void (mayOpen('alert') && alert.call(scope, message))
  scope.confirm = (message) => mayOpen('confirm') && confirm.call(scope, message)
  scope.prompt = (message, text) => (mayOpen('prompt') ? prompt.call(scope, message, text) : null)
}
