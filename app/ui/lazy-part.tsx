import { type ReactNode, Suspense } from 'react'
import { useText } from '../text/text-context'
import { ErrorBoundary } from './error-boundary'
import { showToast } from './toast'

interface LazyPartProps {
  /** The user has not asked for it: a missing part is not reported. */
  quiet?: boolean
  /** Its file failed to load: the opener treats it as closed. */
  onLost?(): void
  children: ReactNode
}

/** Room for a part whose file comes with its first use. Without the file the page stays as it is. */
export function LazyPart({ quiet = false, onLost, children }: LazyPartProps) {
  const { shell } = useText()
  return (
    <ErrorBoundary
      onError={() => {
        if (!quiet) showToast({ kind: 'error', text: shell.partLost })
        onLost?.()
      }}
    >
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/**
 * Once there is a network: browsers never ask twice for a file that they could not have. For parts that come by
 * themselves.
 */
export async function onceOnline<T>(load: () => Promise<T>): Promise<T> {
  if (!navigator.onLine) {
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
  }
  return load()
}
