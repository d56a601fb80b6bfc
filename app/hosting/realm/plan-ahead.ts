import type { RealmControls, RealmPlan } from '~contract/hosting/bridge'

/** The plan, and what the app itself had put in the name. */
type Named = RealmPlan & { ownName?: string }

const kept = 'portal-plan-'

/**
 * The plan in this window's name: the shell's own word comes through a port, later than a page's first scripts. null =
 * there is none. The name is the app's while its page is there.
 */
export function takePlanAhead(): RealmPlan | null {
  const named = planIn(window.name.startsWith(kept) ? takeKept(window.name) : window.name)
  if (!named) return null
  const { ownName = '', ...plan } = named
  window.name = ownName
  return plan
}

/**
 * Leaves the plan, as it is then, for the next page in this frame, which is at another path. It stays in this origin's
 * storage, and the name says where: another site that the frame may be led to reads the name, too.
 */
export function leavePlan(first: RealmPlan, controls: RealmControls): RealmControls {
  let plan: RealmPlan | null = first
  window.addEventListener('pagehide', () => {
    if (!plan) return
    const next: Named = { ...plan, path: '', state: null, scroll: [], ownName: window.name }
    window.name = keep(JSON.stringify(next))
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

/** The place's name; where a browser allows no storage the name stays as it is, and the shell tells the plan later. */
function keep(text: string): string {
  const place = kept + Math.random()
  try {
    // A page that was left with the whole window has had no successor.
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(kept)) sessionStorage.removeItem(key)
    }
    sessionStorage.setItem(place, text)
    return place
  } catch {
    return window.name
  }
}

function takeKept(place: string): string {
  try {
    const text = sessionStorage.getItem(place) ?? ''
    sessionStorage.removeItem(place)
    return text
  } catch {
    return ''
  }
}

function planIn(name: string): Named | null {
  try {
    const plan = JSON.parse(name)
    return plan?.code && plan.props ? plan : null
  } catch {
    return null
  }
}
