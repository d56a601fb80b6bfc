import type { RealmControls, RealmPlan } from '~contract/hosting/bridge'
import type { WithNavigation } from '../navigation-api'

const kept = 'portal-plan-'

/**
 * The plan that the page before has left, or that is in the name of a new frame: the shell's own word comes through a
 * port, later than a page's first scripts. null = there is none. From then on the name is the app's.
 */
export function takePlanAhead(): RealmPlan | null {
  const left = planIn(takeKept())
  if (left) return left
  const plan = planIn(window.name)
  if (plan) window.name = ''
  return plan
}

/**
 * Leaves the plan, as it is then, for the next page in this frame, which is at another path. It stays in this origin's
 * storage.
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
      // No page comes after this one.
      plan = null
      return controls.unmount()
    },
  }
}

/**
 * The frame's own place: its pages replace one another in the same step of its history. A name that a page gives its
 * window while it is left comes too late for the next one.
 */
function place(): string {
  return kept + ((window as WithNavigation).navigation?.currentEntry?.key ?? '')
}

/** If a browser allows no storage, the shell sends the plan later. */
function keep(text: string) {
  try {
    // A page that was left with the whole window has had no successor.
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
