import type { GlobalState, SubAppProps } from '~contract/hosting/props'

type Listener = (data: object) => unknown

/**
 * What apps made for wujie or micro-app expect in their window: the same props under the names of those hosts. Created
 * on first access, as most apps never use them.
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
    // An app that sets such a global itself keeps it.
    set: (value) =>
      Object.defineProperty(window, name, { value, configurable: true, writable: true }),
  })
}

/** wujie's bus: events between apps, each with any number of arguments. */
function wujieBus({ events }: SubAppProps) {
  const stops = new Map<Listener, () => void>()
  const eventOf = (name: string) => `app:${name}` as const
  const bus = {
    $on(name: string, listener: (...args: unknown[]) => void) {
      const stop = events.on(eventOf(name), (data) =>
        listener(...(Array.isArray(data) ? data : [data])),
      )
      stops.set(listener as Listener, stop)
      return bus
    },
    $once(name: string, listener: (...args: unknown[]) => void) {
      const once = (...args: unknown[]) => {
        bus.$off(name, once)
        listener(...args)
      }
      return bus.$on(name, once)
    },
    $off(_: string, listener: (...args: unknown[]) => void) {
      stops.get(listener as Listener)?.()
      stops.delete(listener as Listener)
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
  const own = new Map<Listener, (() => void)[]>()
  const global = new Set<Listener>()
  let state: GlobalState | undefined

  return {
    appName: props.name,
    getData: dataOf,
    addDataListener(listener: Listener, soon = false) {
      const notify = () => listener(dataOf())
      own.set(listener, [props.events.on('theme', notify), props.events.on('locale', notify)])
      if (soon) notify()
    },
    removeDataListener(listener: Listener) {
      for (const stop of own.get(listener) ?? []) stop()
      own.delete(listener)
    },
    clearDataListener() {
      for (const listener of [...own.keys()]) this.removeDataListener(listener)
    },
    /** Goes to the other apps, as the host itself has no use for it. */
    dispatch: (data: object) => props.events.emit(`app:${props.name}`, data),
    getGlobalData: () => state ?? null,
    setGlobalData: (data: object) => props.setGlobalState(data),
    addGlobalDataListener(listener: Listener, soon = false) {
      if (global.size === 0) {
        props.onGlobalStateChange((next) => {
          state = next
          for (const one of global) one(next)
        }, true)
      }
      global.add(listener)
      if (soon && state) listener(state)
    },
    removeGlobalDataListener: (listener: Listener) => void global.delete(listener),
  }
}
