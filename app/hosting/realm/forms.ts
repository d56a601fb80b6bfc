import { isFile, isForHere, type Ways } from './ways'

/**
 * Sends an app's forms to the address at which its own server answers them (`ways.formAddress`) or to a service. Any
 * other form would replace the app's page: it is stopped, and the app goes on.
 */
export function keepForms(view: Window & typeof globalThis, ways: Ways) {
  const { HTMLFormElement } = view
  // After all other listeners: a form that the app sends by script is no longer a navigation.
  view.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    const goesOn = lead(event.target as HTMLFormElement, event.submitter, ways)
    if (!goesOn) event.preventDefault()
  })
  const { submit } = HTMLFormElement.prototype
  HTMLFormElement.prototype.submit = function () {
    if (lead(this, null, ways)) submit.call(this)
  }
}

/** Whether a form for this address may be sent. */
export function mayPost(target: URL, ways: Ways): boolean {
  if (ways.formAddress(target.href) === target.href) return true
  return target.origin === location.origin && isFile(target.pathname)
}

/** Redirects the form if necessary; false = it must be stopped. */
function lead(form: HTMLFormElement, button: HTMLElement | null, ways: Ways): boolean {
  const said = (name: string) =>
    button?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  if (said('method').toLowerCase() !== 'post' || !isForHere(form, button)) return true
  const target = new URL(said('action') || location.href, document.baseURI)
  if (mayPost(target, ways)) return true
  const address = ways.formAddress(target.href)
  if (address === null) {
    ways.stopped(target.origin === location.origin ? target.pathname : target.host)
    return false
  }
  const speaker = button?.hasAttribute('formaction') ? button : form
  lend(speaker, speaker === button ? 'formaction' : 'action', address)
  return true
}

/** Sets the attribute only until the browser has read it, so that the app finds its own value again. */
function lend(element: HTMLElement, name: string, value: string) {
  const before = element.getAttribute(name)
  element.setAttribute(name, value)
  setTimeout(() => {
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  })
}
