import { type ComponentType, useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary'
import type { AppHost } from './app-host'
import type { BuiltInCode, BuiltInProps, LoadBuiltIn } from './built-in'
import styles from './pane.module.css'

interface BuiltInAppProps extends BuiltInProps {
  code: BuiltInCode
  load: LoadBuiltIn
  /** The host's number for it, as if it had a frame; a new number starts it afresh. */
  frame: number
  host: AppHost
}

/**
 * An app that is part of the portal: fetched when first shown, and contained so that its errors cannot break the page.
 */
export function BuiltInApp({ code, load, frame, host, ...place }: BuiltInAppProps) {
  const [Content, setContent] = useState<ComponentType<BuiltInProps> | null>(null)
  useEffect(() => {
    let gone = false
    load(code).then(
      (module) => !gone && setContent(() => module.default),
      () => !gone && host.crashed(frame, { kind: 'fetch', detail: code }),
    )
    return () => {
      gone = true
    }
  }, [load, code, frame, host])

  if (!Content) return null
  return (
    <ErrorBoundary
      onError={(error) => host.crashed(frame, { kind: 'mount', detail: error.message })}
    >
      <Mounted onMounted={() => host.builtInMounted(frame)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may have nothing in it that takes the focus */}
      <div className={styles.builtIn} tabIndex={0}>
        <Content {...place} />
      </div>
    </ErrorBoundary>
  )
}

/** Reports that the content beside it has mounted. */
function Mounted({ onMounted }: { onMounted(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame
  useEffect(onMounted, [])
  return null
}
