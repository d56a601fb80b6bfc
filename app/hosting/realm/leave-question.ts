/** Whether the app would have the browser ask before its page is left: its own `beforeunload` decides. */
export function asksToStay(): boolean {
  // A plain Event would ignore what `onbeforeunload` returns.
  const event = document.createEvent('BeforeUnloadEvent')
  event.initEvent('beforeunload', false, true)
  window.dispatchEvent(event)
  return event.defaultPrevented || Boolean(event.returnValue)
}
