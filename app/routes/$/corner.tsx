import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { noticeDelay } from '../../config/constants'
import type { PasswordDue } from '../../features/passwords/password-due'
import { PasswordReminder } from '../../features/passwords/password-reminder'
import { readScreenMode } from '../../hosting/screen-mode'
import { useLive } from '../../live/live-feed'
import type { ForcedNotice } from '../../live/protocol'
import styles from './corner.module.css'

const ForcedMessages = lazy(() => import('../../features/forced-messages/forced-messages'))
const Notices = lazy(() => import('../../features/notices/notices'))

/**
 * What comes to people without their asking: forced messages at any time; after the page the reminder of the password,
 * then the operator's notices, one after the other. A window that shows one app alone was opened for that app.
 */
export function Corner({ passwordDue }: { passwordDue: PasswordDue | null }) {
  const { pathname, search } = useLocation()
  const [forced, setForced] = useState<readonly ForcedNotice[]>([])
  const [alone] = useState(() => readScreenMode(pathname + search).fullScreen)
  const [late, setLate] = useState(false)
  useLive('forced', (message) => setForced((all) => [...all, message]))
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.corner}>
      <PasswordReminder due={passwordDue}>
        {late && !alone && (
          <Suspense>
            <Notices />
          </Suspense>
        )}
      </PasswordReminder>
      {forced.length > 0 && (
        <Suspense>
          <ForcedMessages arrived={forced} />
        </Suspense>
      )}
    </div>
  )
}
