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
 * A part of the page whose file comes with its first use. If the file cannot be had, the part breaks with a `LostPart`,
 * and it is asked for again at the next use; when the network is back it comes ahead of that.
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
    // Props without a ref are the same to both types, which TypeScript cannot infer of a parameter.
    return part
  }
  // A `lazy` of React's keeps its failure for good.
  let now = bring()
  return function Part(props) {
    return createElement(now, props)
  }
}

/** After which a part that no user asked for is asked for again (ms). */
const quietPause = 15_000

interface LazyPartProps {
  /** The user has not asked for it: a missing part is not reported. */
  quiet?: boolean
  /** Its file failed to load: the opener treats it as closed. */
  onLost?(): void
  children: ReactNode
}

/**
 * Room for a part whose file comes with its first use. Without the file the page stays as it is, and the part comes
 * when the network is back.
 */
export function LazyPart({ quiet = false, onLost, children }: LazyPartProps) {
  const { shell } = useText()
  const [lost, setLost] = useState(false)
  useEffect(() => {
    if (!lost) return
    const retry = () => setLost(false)
    window.addEventListener('online', retry)
    // The portal may just be restarting, and no user asks again.
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

/** Once there is a network: old browsers never ask twice for a file that they could not have. */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) await online()
  return load()
}

/** In ms: for some two minutes. */
const longestPause = 64_000

/**
 * For what comes by itself, with no user to ask for it again: until it is there, as the portal may just be restarting.
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
