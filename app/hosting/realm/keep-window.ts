import { targetOf } from './ways'

/** Target names that mean the window around a frame. */
const around = new Set(['_top', '_parent'])

/**
 * Makes links, forms and `window.open` that target the whole window target this frame, as if the app were at the top:
 * an old page that leaves "its" window must not close everything else that is open. `open` handles an address that a
 * script opens. `top.location = …` cannot be caught here; the shell stops that (window-guard.ts).
 */
export function keepWindow(view: Window & typeof globalThis, open: (address: string) => void) {
  const { document, HTMLFormElement } = view
  const retarget = (element: HTMLElement, button: HTMLElement | null = null) => {
    if (!around.has(targetOf(element, button))) return
    if (button?.hasAttribute('formtarget')) button.setAttribute('formtarget', '_self')
    else element.setAttribute('target', '_self')
  }
  // Capturing, so before the app's own listeners, which may navigate at once.
  document.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find(isLink)
      if (link) retarget(link)
    },
    true,
  )
  document.addEventListener(
    'submit',
    ({ target, submitter }) => retarget(target as HTMLFormElement, submitter),
    true,
  )
  const { submit } = HTMLFormElement.prototype
  HTMLFormElement.prototype.submit = function () {
    retarget(this)
    submit.call(this)
  }
  const openWindow = view.open
  view.open = (address, target, features) => {
    if (!around.has(String(target ?? '').toLowerCase())) {
      return openWindow.call(view, address, target, features)
    }
    open(new URL(String(address ?? ''), document.baseURI).href)
    return view
  }
}

function isLink(target: EventTarget): target is HTMLElement {
  const { localName } = target as Partial<Element>
  return (localName === 'a' || localName === 'area') && (target as Element).hasAttribute('href')
}
