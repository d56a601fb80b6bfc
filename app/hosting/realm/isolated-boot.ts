import { shellMeta } from '~contract/hosting/bridge'
import { takeTicketFrom } from '~contract/portal/paths'
import { hideParent, type ShellAround } from './find-shell'
import { isolatedBridge } from './isolated-bridge'
import { reportLeading } from './led-away'
import { pageDocument } from './page-document'
import { leavePlan, takePlanAhead } from './plan-ahead'
import { createRealm } from './realm'
import { realmDocument } from './realm-document'
import { strayed } from './stray'

/** Runs first in the documents of isolated apps (ANY-04); their shell has another origin. */
function boot() {
  hideTicket()
  const mark = document.querySelector<HTMLMetaElement>(`meta[name=${shellMeta}]`)
  const origin = mark?.content ?? ''
  const isPage = mark?.dataset.kind === 'page'
  if (!isInside(window.parent)) {
    const shell: ShellAround = {
      bridge: isolatedBridge(origin, window.parent),
      frame: 0,
      document: null,
      origin,
    }
    hideParent()
    const plan = takePlanAhead()
    const realm = createRealm(shell, isPage ? pageDocument(true) : realmDocument())
    shell.bridge.connect(shell.frame, plan && isPage ? leavePlan(plan, realm) : realm)
    if (plan) realm.start(plan)
  } else if (isPage) reportLeading(window, window.parent as Window & typeof globalThis)
  else strayed(origin, location.pathname + location.search)
}

/** The app sees its address, which should not contain the ticket once it has been used. */
function hideTicket() {
  const { ticket, address } = takeTicketFrom(location.href)
  if (ticket) history.replaceState(history.state, '', address)
}

/** Whether a window belongs to this app and not to the shell. */
function isInside(other: Window): boolean {
  try {
    return other.origin === location.origin
  } catch {
    return false
  }
}

boot()
