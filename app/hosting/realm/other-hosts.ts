import type { GlobalState, SubAppProps } from '~contract/hosting/props'

type Heard = (data: object) => unknown

/**
 * What apps made for wujie or micro-app find in their window: the same props by those hosts' names. Made when an app
 * first asks, as most never do.
 */
export function offerOtherHosts(props: SubAppProps) {
  offer('$wujie', () => ({ props, bus: wujieBus(props) }))
  offer('microApp', () => microApp(props))
}

function offer(name: string, make: () => object) {
  let made: object | undefined
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      made ??= make()
      return made
    },
    // An app that brings such a global itself keeps it.
    set: (value) =>
      Object.defineProperty(window, name, { value, configurable: true, writable: true }),
  })
}

/** wujie's bus: events between apps, each with any number of arguments. */
function wujieBus({ events }: SubAppProps) {
  const stops = new Map<Heard, () => void>()
  const eventOf = (name: string) => `app:${name}` as const
  const bus = {
    $on(name: string, heard: (...args: unknown[]) => void) {
      const stop = events.on(eventOf(name), (data) =>
        heard(...(Array.isArray(data) ? data : [data])),
      )
      stops.set(heard as Heard, stop)
      return bus
    },
    $once(name: string, heard: (...args: unknown[]) => void) {
      const once = (...args: unknown[]) => {
        bus.$off(name, once)
        heard(...args)
      }
      return bus.$on(name, once)
    },
    $off(_: string, heard: (...args: unknown[]) => void) {
      stops.get(heard as Heard)?.()
      stops.delete(heard as Heard)
      return bus
    },
    $emit(name: string, ...args: unknown[]) {
      events.emit(eventOf(name), args)
      return bus
    },
  }
  return bus
}

/** micro-app's data: what the host gives to the app, and the state that all apps share. */
function microApp(props: SubAppProps) {
  const dataOf = () => {
    const { user, tenant, theme, locale, base } = props
    return { user, tenant, theme, locale, base }
  }
  const own = new Map<Heard, (() => void)[]>()
  const global = new Set<Heard>()
  let state: GlobalState | undefined

  return {
    appName: props.name,
    getData: dataOf,
    addDataListener(heard: Heard, soon = false) {
      const tell = () => heard(dataOf())
      own.set(heard, [props.events.on('theme', tell), props.events.on('locale', tell)])
      if (soon) tell()
    },
    removeDataListener(heard: Heard) {
      for (const stop of own.get(heard) ?? []) stop()
      own.delete(heard)
    },
    clearDataListener() {
      for (const heard of [...own.keys()]) this.removeDataListener(heard)
    },
    /** To the other apps, as the host itself has no use for it. */
    dispatch: (data: object) => props.events.emit(`app:${props.name}`, data),
    getGlobalData: () => state ?? null,
    setGlobalData: (data: object) => props.setGlobalState(data),
    addGlobalDataListener(heard: Heard, soon = false) {
      if (global.size === 0) {
        props.onGlobalStateChange((next) => {
          state = next
          for (const one of global) one(next)
        }, true)
      }
      global.add(heard)
      if (soon && state) heard(state)
    },
    removeGlobalDataListener: (heard: Heard) => void global.delete(heard),
  }
}
