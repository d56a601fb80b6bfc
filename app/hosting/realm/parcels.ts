import type { SubAppProps } from '~contract/hosting/props'

type Lifecycle = (props: object) => unknown
type Lifecycles = Partial<
  Record<'bootstrap' | 'mount' | 'unmount' | 'update', Lifecycle | Lifecycle[]>
>
type ParcelConfig = (Lifecycles & { name?: string }) | (() => Promise<Lifecycles>)

/** single-spa's names for the states of a parcel. */
const states = {
  NOT_LOADED: 'NOT_LOADED',
  LOADING_SOURCE_CODE: 'LOADING_SOURCE_CODE',
  NOT_BOOTSTRAPPED: 'NOT_BOOTSTRAPPED',
  NOT_MOUNTED: 'NOT_MOUNTED',
  MOUNTED: 'MOUNTED',
  SKIP_BECAUSE_BROKEN: 'SKIP_BECAUSE_BROKEN',
} as const

let parcels = 0

/**
 * Mounts a component with lifecycles of its own into an element, as single-spa does; the app that mounts it manages it.
 */
function mountParcel(
  config: ParcelConfig,
  given: { domElement: HTMLElement } & Record<string, unknown>,
) {
  parcels += 1
  const name = (typeof config === 'object' && config.name) || `parcel-${parcels}`
  let props: Record<string, unknown> = { ...given, name, mountParcel }
  let status: keyof typeof states = 'LOADING_SOURCE_CODE'
  const loaded = Promise.resolve(typeof config === 'function' ? config() : config)

  async function run(step: keyof Lifecycles, after: keyof typeof states) {
    try {
      const lifecycle = (await loaded)[step] ?? []
      for (const each of [lifecycle].flat()) await each(props)
      status = after
    } catch (error) {
      status = 'SKIP_BECAUSE_BROKEN'
      throw error
    }
    return null
  }

  const bootstrapPromise = run('bootstrap', 'NOT_MOUNTED')
  let mountPromise = bootstrapPromise.then(() => run('mount', 'MOUNTED'))
  let leave: (done: null) => void = () => {}
  const unmountPromise = new Promise<null>((done) => {
    leave = done
  })
  return {
    loadPromise: loaded.then(() => null),
    bootstrapPromise,
    unmountPromise,
    get mountPromise() {
      return mountPromise
    },
    getStatus: () => status,
    mount() {
      mountPromise = run('mount', 'MOUNTED')
      return mountPromise
    },
    async update(changed: Record<string, unknown>) {
      props = { ...props, ...changed }
      return run('update', status)
    },
    async unmount() {
      await mountPromise.catch(() => {})
      await run('unmount', 'NOT_MOUNTED')
      leave(null)
      return null
    },
  }
}

/** What qiankun gives its apps besides its own props: single-spa, which here knows only this app. */
export function singleSpaProps({ name, navigate }: Pick<SubAppProps, 'name' | 'navigate'>) {
  const isOwn = (asked: string) => asked === name
  return {
    mountParcel,
    singleSpa: {
      ...states,
      mountRootParcel: mountParcel,
      getAppNames: () => [name],
      getMountedApps: () => [name],
      getAppStatus: (asked: string) => (isOwn(asked) ? states.MOUNTED : null),
      checkActivityFunctions: () => [name],
      triggerAppChange: async () => [],
      addErrorHandler() {},
      removeErrorHandler: () => false,
      navigateToUrl(to: string | { currentTarget: { href: string }; preventDefault(): void }) {
        if (typeof to === 'string') return navigate(to)
        to.preventDefault()
        const { pathname, search, hash } = new URL(to.currentTarget.href, location.origin)
        navigate(pathname + search + hash)
      },
    },
  }
}
