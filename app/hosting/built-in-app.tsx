import { type ComponentType, useEffect, useState } from 'react'
import { ErrorBoundary } from '../ui/error-boundary'
import type { AppHost } from './app-host'
import type { BuiltInApps, BuiltInCode, BuiltInProps } from './built-in'
import styles from './stage.module.css'

interface BuiltInAppProps extends BuiltInProps {
  code: BuiltInCode
  apps: BuiltInApps
  /** What the host knows it by, as if it had a frame; a new number is a fresh start. */
  frame: number
  host: AppHost
}

/** An app that is a part of the portal: fetched when it is first shown, and kept from breaking what is around it. */
export function BuiltInApp({ code, apps, frame, host, ...place }: BuiltInAppProps) {
  const [Content, setContent] = useState<ComponentType<BuiltInProps> | null>(null)
  useEffect(() => {
    let gone = false
    apps[code]().then(
      (module) => !gone && setContent(() => module.default),
      () => !gone && host.crashed(frame, { kind: 'fetch', detail: code }),
    )
    return () => {
      gone = true
    }
  }, [apps, code, frame, host])

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

/** Says that the content beside it stands. */
function Mounted({ onMounted }: { onMounted(): void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a frame
  useEffect(onMounted, [])
  return null
}
