import type { RealmControls, RealmPlan } from '~contract/hosting/bridge'

/** The plan, and what the app itself had put in the name. */
type Named = RealmPlan & { ownName?: string }

/**
 * The plan in this window's name: the shell's own word comes through a port, later than a page's first scripts. null =
 * there is none. The name is the app's while its page is there.
 */
export function takePlanAhead(): RealmPlan | null {
  const named = planIn(window.name)
  if (!named) return null
  const { ownName = '', ...plan } = named
  window.name = ownName
  return plan
}

/** Leaves the plan, as it is then, in the name for the next page in this frame, which is at another path. */
export function leavePlan(first: RealmPlan, controls: RealmControls): RealmControls {
  let plan = first
  window.addEventListener('pagehide', () => {
    const next: Named = { ...plan, path: '', state: null, scroll: [], ownName: window.name }
    window.name = JSON.stringify(next)
  })
  return {
    ...controls,
    propsChanged(changing) {
      plan = { ...plan, props: { ...plan.props, ...changing } }
      controls.propsChanged(changing)
    },
    visibilityChanged(visible) {
      plan = { ...plan, visible }
      controls.visibilityChanged(visible)
    },
    globalStateChanged(globalState, previous) {
      plan = { ...plan, globalState }
      controls.globalStateChanged(globalState, previous)
    },
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
