import type { RealmBridge, RealmFailure, RealmPlan } from '~contract/hosting/bridge'
import { untilDrawn } from './drawn'
import { Unreachable } from './frame-document'
import { ledTo } from './led-away'
import { findLifecycles, type Lifecycles, type LoadedEntry, lifecycleNames } from './lifecycles'
import { createProps, type PropsControls } from './props'
import { restoreScroll } from './scroll'
import type { Refused } from './violations'

/** The app of this frame, from its start to its unmount. */
export class RunningApp {
  readonly props: PropsControls
  #lifecycles: Lifecycles | null = null
  #mounted = false

  constructor(
    readonly bridge: RealmBridge,
    readonly frame: number,
    readonly plan: RealmPlan,
    readonly refused: Refused,
  ) {
    this.props = createProps(bridge, frame, plan)
    window.__POWERED_BY_QIANKUN__ = true
    window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ = new URL(
      '.',
      new URL(plan.entry, location.origin),
    ).href
    // vite-plugin-qiankun looks for the host's sandbox here; this realm is one already.
    window.proxy = window
    window.portalProps = this.props.props
  }

  async run(load: () => Promise<LoadedEntry | null>) {
    try {
      const entry = await load()
      if (!entry) return this.bridge.isPage(this.frame)
      await this.#mount(entry)
    } catch (error) {
      this.#fail(error instanceof Unreachable ? 'unreachable' : 'fetch', error)
    }
  }

  async #mount(entry: LoadedEntry) {
    try {
      this.#lifecycles = findLifecycles(this.plan.code, entry)
      await this.#lifecycles?.bootstrap?.(this.props.props)
      await this.#lifecycles?.mount(this.props.props)
      await untilDrawn({ isPlain: !this.#lifecycles, thrown: entry.thrown, refused: this.refused })
    } catch (error) {
      return this.#fail('mount', error)
    }
    this.#mounted = true
    this.bridge.mounted(this.frame, lifecycleNames(this.#lifecycles))
    restoreScroll(this.plan.scroll)
  }

  propsChanged(changing: Parameters<PropsControls['propsChanged']>[0]) {
    this.props.propsChanged(changing)
    if (this.#mounted) void this.#lifecycles?.update?.(this.props.props)
  }

  async unmount() {
    if (!this.#mounted) return
    this.#mounted = false
    await this.#lifecycles?.unmount?.(this.props.props)
  }

  watchErrors() {
    const { bridge, frame } = this
    window.addEventListener('error', (event) => {
      const led = ledTo(event)
      if (led !== undefined) bridge.stopped(frame, led)
      else if (this.#mounted) bridge.erred(frame, event.message)
    })
    window.addEventListener('unhandledrejection', (event) => {
      if (this.#mounted) bridge.erred(frame, String(event.reason?.message ?? event.reason))
    })
  }

  #fail(kind: RealmFailure['kind'], error: unknown) {
    const detail = error instanceof Error ? error.message : String(error)
    this.bridge.failed(this.frame, { kind, detail })
  }
}
