import type { ReactNode } from 'react'
import { useText } from '../text/text-context'
import styles from './ui.module.css'

export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}

/** Shows that something is loading: 「正在加载」 by default. */
export function Waiting({ className, children }: { className: string; children?: ReactNode }) {
  const { hosting } = useText()
  return (
    <p className={className} role="status">
      <Spinner />
      {children ?? hosting.loading}
    </p>
  )
}
