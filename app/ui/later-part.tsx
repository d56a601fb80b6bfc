import { type ReactNode, Suspense } from 'react'
import { useText } from '../text/text-context'
import { ErrorBoundary } from './error-boundary'
import { showToast } from './toast'

interface LaterPartProps {
  /** Nobody has asked for it, so that nobody needs to hear that it is missing. */
  quiet?: boolean
  /** Its file could not be had: whoever opened it takes it for closed. */
  onLost?(): void
  children: ReactNode
}

/** Room for a part whose file comes with its first use. Without the file the page goes on as it is. */
export function LaterPart({ quiet = false, onLost, children }: LaterPartProps) {
  const { frame } = useText()
  return (
    <ErrorBoundary
      onError={() => {
        if (!quiet) showToast({ kind: 'error', text: frame.partLost })
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
