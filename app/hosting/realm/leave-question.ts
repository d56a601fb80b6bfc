/** Whether the browser would ask before leaving the app's page: its own `beforeunload` decides. */
export function asksToStay(): boolean {
  // A plain Event would ignore the return value of `onbeforeunload`.
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  window.dispatchEvent(event)
  return event.defaultPrevented || Boolean(event.returnValue)
}
