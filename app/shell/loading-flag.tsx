import { useEffect, useState } from 'react'
import { loadingFlagLimit } from '~contract/portal/constants'
import { useText } from '../text/text-context'
import styles from './loading-flag.module.css'

/**
 * The global loading flag (ERR-03): on while any request is under way; off when all have ended, or after its time
 * limit.
 */
export function LoadingFlag({ busy }: { busy: boolean }) {
  const { shell } = useText()
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setOverdue(true), loadingFlagLimit)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [busy])
  if (!busy || overdue) return null
  return <div className={styles.flag} role="progressbar" aria-label={shell.busy} />
}
