import '../../ui/tokens.css'
import { bridgeKey, type RealmBridge, type RealmPlan } from './bridge'
import { loadEntry } from './entry'
import { followHistory } from './history'
import { findLifecycles, type Lifecycles } from './lifecycles'
import { createProps, type PropsControls } from './props'
import { announceVisibility } from './visibility'

/**
 * Runs in the realm frame's own document before anything of the app: finds the shell, takes the app's
 * address, loads its entry and calls its lifecycles.
 */
async function boot(code: string): Promise<void> {
  const bridge = window.parent === window ? undefined : window.parent[bridgeKey]
  if (!bridge) {
    // Opened outside the portal's frame: the same address in the whole window is the portal with this app.
    window.top?.location.replace(`/${code}`)
    return
  }

  const state: { props?: PropsControls; lifecycles?: Lifecycles | null; mounted: boolean } = {
    mounted: false,
  }
  const history = followHistory((path, how, entryState) =>
    bridge.moved(code, path, how, clone(entryState)),
  )
  const visibility = announceVisibility()
  const plan = bridge.connect(code, {
    goTo: (path, entryState) => history.goTo(path, clone(entryState)),
    globalStateChanged: (next, previous) => state.props?.globalStateChanged(next, previous),
    visibilityChanged: visibility.set,
    unmount: async () => {
      if (!state.mounted) return
      state.mounted = false
      await state.lifecycles?.unmount?.(state.props?.props)
    },
  })
  if (!plan) return
  await start(bridge, clone(plan), history.start, state)
}

async function start(
  bridge: RealmBridge,
  plan: RealmPlan,
  startHistory: (path: string) => void,
  state: { props?: PropsControls; lifecycles?: Lifecycles | null; mounted: boolean },
): Promise<void> {
  const { code } = plan
  startHistory(plan.path)
  const controls = createProps(bridge, plan)
  state.props = controls
  window.__POWERED_BY_QIANKUN__ = true
  window.portalProps = controls.props

  window.addEventListener('error', (event) => state.mounted && bridge.erred(code, event.message))
  window.addEventListener('unhandledrejection', (event) => {
    if (state.mounted) bridge.erred(code, String(event.reason?.message ?? event.reason))
  })

  const entry = await loadEntry(plan.entry).catch((error: Error) => {
    bridge.failed(code, { kind: 'fetch', detail: error.message })
  })
  if (!entry) return
  try {
    state.lifecycles = findLifecycles(code, entry)
    await state.lifecycles?.bootstrap?.(controls.props)
    await state.lifecycles?.mount(controls.props)
    state.mounted = true
    bridge.mounted(code)
  } catch (error) {
    bridge.failed(code, {
      kind: 'mount',
      detail: error instanceof Error ? error.message : String(error),
    })
  }
}

/** A copy that belongs to this realm, so that neither side holds the other's objects. */
function clone<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    return JSON.parse(JSON.stringify(value ?? null))
  }
}

const code = document.documentElement.dataset.realm
if (code) void boot(code)
