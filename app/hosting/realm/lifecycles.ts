import type { SubAppProps } from '~contract/hosting/props'

/** What the scripts of an entry left behind; used to find its lifecycles. */
export interface LoadedEntry {
  /** Exports of the entry's modules, in document order. */
  modules: Record<string, unknown>[]
  /** Names of the globals that its classic scripts created, newest first. */
  newGlobals: string[]
  /** What its scripts threw while they ran. */
  thrown: string[]
}

type Lifecycle = (props: SubAppProps | undefined) => unknown

/** qiankun's lifecycles; only `mount` is required. */
export interface Lifecycles {
  bootstrap?: Lifecycle
  mount: Lifecycle
  update?: Lifecycle
  unmount?: Lifecycle
}

/**
 * An app's lifecycles: the global named after the app, else the newest global that has them (such as
 * vite-plugin-qiankun's), else a module's exports. Null = a plain page, shown as it is.
 */
export function findLifecycles(code: string, entry: LoadedEntry): Lifecycles | null {
  const scope = window as unknown as Record<string, unknown>
  const named = asLifecycles(scope[code])
  if (named) return named
  const globals = entry.newGlobals.map((name) => asLifecycles(scope[name])).filter(isWhole)
  return [...globals, ...entry.modules.map(asLifecycles)].find((one) => one !== null) ?? null
}

/** Names of the window's own properties, except its frames, whose windows may belong to other sites. */
export function globalNames(): string[] {
  return Object.keys(window).filter((name) => !/^\d+$/.test(name))
}

export function lifecycleNames(lifecycles: Lifecycles | null): string[] {
  const known = ['bootstrap', 'mount', 'update', 'unmount'] as const
  return known.filter((name) => typeof lifecycles?.[name] === 'function')
}

/** Many libraries create a global with an unrelated `mount`. */
function isWhole(found: Lifecycles | null): boolean {
  return typeof (found?.bootstrap ?? found?.unmount) === 'function'
}

function asLifecycles(candidate: unknown): Lifecycles | null {
  if (typeof candidate !== 'object' || candidate === null) return null
  const own = candidate as Record<string, unknown>
  if (typeof own.mount === 'function') return own as unknown as Lifecycles
  return own.default === candidate ? null : asLifecycles(own.default)
}
