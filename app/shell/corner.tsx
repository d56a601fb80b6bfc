import { useLocation } from '@remix-run/react'
import { lazy, useEffect, useState } from 'react'
import type { ForcedNotice } from '~contract/live/protocol'
import { noticeDelay } from '~contract/portal/constants'
import { openMessageChannel } from '../features/messages/message-channel'
import type { PasswordDue } from '../features/passwords/password-due'
import { PasswordReminder } from '../features/passwords/password-reminder'
import { readScreenMode } from '../hosting/screen-mode'
import { useLive } from '../live/live-feed'
import { LaterPart, onceOnline } from '../ui/later-part'
import styles from './corner.module.css'
import type { PortalPage } from './portal-page.server'
import { releasePage } from './unsaved-work'

const ForcedMessages = lazy(() =>
  onceOnline(() => import('../features/forced-messages/forced-messages')),
)
const NewVersion = lazy(() => onceOnline(() => import('../features/new-version/new-version')))
const Notices = lazy(() => onceOnline(() => import('../features/notices/notices')))

interface CornerProps {
  page: PortalPage & { passwordDue: PasswordDue | null }
  /** Titles of the tabs whose work a reload would lose. */
  unsaved: readonly string[]
}

/**
 * What comes to people without their asking: forced messages and a new version of the portal at any time; after the page
 * the reminder of the password, then the operator's notices, one after the other. A window that shows one app alone was opened for that app.
 */
export function Corner({ page, unsaved }: CornerProps) {
  const { pathname, search } = useLocation()
  const [forced, setForced] = useState<readonly ForcedNotice[]>([])
  const readElsewhere = useReadElsewhere()
  const [alone] = useState(() => readScreenMode(pathname + search).fullScreen)
  const [late, setLate] = useState(false)
  useLive('forced', (message) => setForced((all) => [...all, message]))
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noticeDelay)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={styles.corner}>
      {late && (
        <LaterPart quiet>
          <NewVersion unsaved={unsaved} onRelease={releasePage} />
        </LaterPart>
      )}
      <PasswordReminder due={page.passwordDue}>
        {late && !alone && (
          <LaterPart quiet>
            <Notices />
          </LaterPart>
        )}
      </PasswordReminder>
      {(late || forced.length > 0) && (
        <LaterPart quiet>
          <ForcedMessages
            arrived={forced}
            readElsewhere={readElsewhere}
            owner={`${page.person.userId} ${page.tenant.tenantId}`}
          />
        </LaterPart>
      )}
    </div>
  )
}

/** Ids of messages that were read in the popover or the message centre: a forced message is one of them, too. */
function useReadElsewhere(): ReadonlySet<string> {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const channel = openMessageChannel((news) => {
      if (news.kind === 'registered') setRead((all) => new Set([...all, ...news.ids]))
    })
    return channel.close
  }, [])
  return read
}
