import type { SubAppProps } from '../sub-app-kit/props'
import type { LoadedEntry } from './entry'

type Lifecycle = (props: SubAppProps | undefined) => unknown

/** qiankun's lifecycles; only `mount` must be there. */
export interface Lifecycles {
  bootstrap?: Lifecycle
  mount: Lifecycle
  unmount?: Lifecycle
}

/**
 * An app's lifecycles: the global named after it, else the newest global that has a mount, else a module's
 * exports. Null = a plain page, shown as it is.
 */
export function findLifecycles(code: string, entry: LoadedEntry): Lifecycles | null {
  const scope = window as unknown as Record<string, unknown>
  const candidates = [scope[code], ...entry.newGlobals.map((name) => scope[name]), ...entry.modules]
  return candidates.map(asLifecycles).find((found) => found !== null) ?? null
}

function asLifecycles(candidate: unknown): Lifecycles | null {
  if (typeof candidate !== 'object' || candidate === null) return null
  const own = candidate as Record<string, unknown>
  if (typeof own.mount === 'function') return own as unknown as Lifecycles
  return own.default === candidate ? null : asLifecycles(own.default)
}
