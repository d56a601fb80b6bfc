/**
 * An app sees its own tab's visibility as a page sees its browser tab's: `document.hidden` is true while it is hidden,
 * and `visibilitychange` announces the change.
 */
export function announceVisibility() {
  let visible = true
  const ofBrowser = Object.getOwnPropertyDescriptor(Document.prototype, 'hidden')
  const hidden = () => !visible || Boolean(ofBrowser?.get?.call(document))
  Object.defineProperty(document, 'hidden', { configurable: true, get: hidden })
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden() ? 'hidden' : 'visible'),
  })

  return {
    set(now: boolean) {
      if (now === visible) return
      visible = now
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
  }
}
