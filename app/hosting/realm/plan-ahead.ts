import type { RealmControls, RealmPlan } from '~contract/hosting/bridge'
import type { WithNavigation } from '../navigation-api'

const kept = 'portal-plan-'

/**
 * The plan that the previous page left, or the one in a new frame's name: the shell sends its plan through a port,
 * which is later than a page's first scripts. null = there is none. Afterwards the name is free for the app.
 */
export function takePlanAhead(): RealmPlan | null {
  const left = planIn(takeKept())
  if (left) return left
  const plan = planIn(window.name)
  if (plan) window.name = ''
  return plan
}

/**
 * Leaves the plan, as it then is, for the next page in this frame, which has another path. It is stored in this
 * origin's session storage.
 */
export function leavePlan(first: RealmPlan, controls: RealmControls): RealmControls {
  let plan: RealmPlan | null = first
  window.addEventListener('pagehide', () => {
    if (!plan) return
    keep(JSON.stringify({ ...plan, path: '', state: null, scroll: [] }))
  })
  return {
    ...controls,
    propsChanged(changing) {
      if (plan) plan = { ...plan, props: { ...plan.props, ...changing } }
      controls.propsChanged(changing)
    },
    visibilityChanged(visible) {
      if (plan) plan = { ...plan, visible }
      controls.visibilityChanged(visible)
    },
    globalStateChanged(globalState, previous) {
      if (plan) plan = { ...plan, globalState }
      controls.globalStateChanged(globalState, previous)
    },
    unmount() {
      // No page follows this one.
      plan = null
      return controls.unmount()
    },
  }
}

/**
 * A storage key for this frame: its pages replace one another in the same history entry. `window.name` would not do:
 * set while a page is being left, it comes too late for the next page.
 */
function place(): string {
  return kept + ((window as WithNavigation).navigation?.currentEntry?.key ?? '')
}

/** If the browser refuses storage, the shell sends the plan later. */
function keep(text: string) {
  try {
    // A page that was left together with the whole window had no successor to take its plan.
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(kept)) sessionStorage.removeItem(key)
    }
    sessionStorage.setItem(place(), text)
  } catch {}
}

function takeKept(): string {
  try {
    const text = sessionStorage.getItem(place()) ?? ''
    sessionStorage.removeItem(place())
    return text
  } catch {
    return ''
  }
}

function planIn(text: string): RealmPlan | null {
  try {
    const plan = JSON.parse(text)
    return plan?.code && plan.props ? plan : null
  } catch {
    return null
  }
}
