import type { SubAppProps } from '~contract/hosting/props'
import type { LoadedEntry } from './entry'

type Lifecycle = (props: SubAppProps | undefined) => unknown

/** qiankun's lifecycles; only `mount` must be there. */
export interface Lifecycles {
  bootstrap?: Lifecycle
  mount: Lifecycle
  update?: Lifecycle
  unmount?: Lifecycle
}

/**
 * An app's lifecycles: the global named after it, else the newest global that has a mount (vite-plugin-qiankun's
 * among them), else a module's exports. Null = a plain page, shown as it is. Throws what the page's scripts threw
 * where they left neither lifecycles nor anything to see.
 */
export function findLifecycles(code: string, entry: LoadedEntry): Lifecycles | null {
  const scope = window as unknown as Record<string, unknown>
  const candidates = [scope[code], ...entry.newGlobals.map((name) => scope[name]), ...entry.modules]
  const found = candidates.map(asLifecycles).find((lifecycles) => lifecycles !== null)
  if (found) return found
  if (entry.thrown[0] && !document.body.innerText.trim()) throw new Error(entry.thrown[0])
  return null
}

/** Which lifecycles an app has, by name. */
export function lifecycleNames(lifecycles: Lifecycles | null): string[] {
  const known = ['bootstrap', 'mount', 'update', 'unmount'] as const
  return known.filter((name) => typeof lifecycles?.[name] === 'function')
}

function asLifecycles(candidate: unknown): Lifecycles | null {
  if (typeof candidate !== 'object' || candidate === null) return null
  const own = candidate as Record<string, unknown>
  if (typeof own.mount === 'function') return own as unknown as Lifecycles
  return own.default === candidate ? null : asLifecycles(own.default)
}
