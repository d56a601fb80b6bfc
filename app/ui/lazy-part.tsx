import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { useText } from '../text/text-context'
import { ErrorBoundary, LostPart } from './error-boundary'
import { showToast } from './toast'

/**
 * A part of the page whose file is loaded on first use. If loading fails, the part throws a `LostPart`, and the file is
 * requested again on the next use; when the network comes back, it is loaded before that.
 */
export function partOf<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const again = () => void load().catch(() => {})
  const bring = (): ComponentType<Props> => {
    const part = lazy(() =>
      load().catch((cause) => {
        window.addEventListener('online', again, { once: true })
        throw new LostPart(cause, () => {
          if (now === part) now = bring()
        })
      }),
    ) as unknown as ComponentType<Props>
    // For props without a ref both types are the same, but TypeScript cannot infer that for a type parameter.
    return part
  }
  // React's `lazy` never retries after a failure.
  let now = bring()
  return function Part(props) {
    return createElement(now, props)
  }
}

/** After this time (ms), a part that no user asked for is requested again. */
const quietPause = 15_000

interface LazyPartProps {
  /** The user has not asked for it: a missing part is not reported. */
  quiet?: boolean
  /** Its file failed to load: the opener treats it as closed. */
  onLost?(): void
  children: ReactNode
}

/**
 * Holds a part whose file is loaded on first use. If the file fails to load, the page stays as it is, and the part
 * appears when the network comes back.
 */
export function LazyPart({ quiet = false, onLost, children }: LazyPartProps) {
  const { shell } = useText()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!lost) return
    const retry = () => setLost(false)
    window.addEventListener('online', retry)
    // The portal may only be restarting, and no user will try again.
    const timer = quiet ? setTimeout(() => navigator.onLine && retry(), quietPause) : undefined
    return () => {
      window.removeEventListener('online', retry)
      clearTimeout(timer)
    }
  }, [lost, quiet])
  if (lost) return null
  return (
    <ErrorBoundary
      onError={(error) => {
        setLost(error instanceof LostPart)
        if (!quiet) showToast({ kind: 'error', text: shell.partLost })
        onLost?.()
      }}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

const online = () => new Promise((done) => window.addEventListener('online', done, { once: true }))

/** Waits for a network before loading: old browsers never retry a module that failed to load. */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) await online()
  return load()
}

/** The longest pause between two tries (ms): with doubling, about two minutes in all. */
const longestPause = 64_000

/**
 * For loading without the user, who therefore cannot retry: tries until it succeeds, as the portal may only be
 * restarting.
 */
export async function untilThere<T>(load: () => Promise<T>, pause = 1_000): Promise<T> {
  try {
    return await onceOnline(load)
  } catch (cause) {
    if (pause > longestPause) throw cause
    await Promise.race([online(), new Promise((done) => setTimeout(done, pause))])
    return untilThere(load, pause * 2)
  }
}
