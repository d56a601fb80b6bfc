import { lazy, type ReactNode, useEffect, useState } from 'react'
import { passwordPath, passwordReminderPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { LaterPart } from '../../ui/later-part'
import { callServer } from '../../ui/server-call'
import type { PasswordDue } from './password-due'

const ConfirmDialog = lazy(() => import('../../ui/overlay/confirm-dialog'))

interface PasswordReminderProps {
  due: PasswordDue | null
  /** What waits until it was answered. */
  children: ReactNode
}

/**
 * Tells a person once a session that the password runs out (AUTH-10). The server remembers the answer, for all
 * windows; until there is one, every page asks.
 */
export function PasswordReminder({ due, children }: PasswordReminderProps) {
  const texts = useText()
  const [alive, setAlive] = useState(false)
  const [answered, setAnswered] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!due || answered) return children
  if (!alive) return null

  const { reminder } = texts.passwords
  const expired = due.kind === 'expired'
  const answer = () => {
    setAnswered(true)
    return callServer(passwordReminderPath, texts, { method: 'POST' })
  }
  const change = async () => {
    await answer()
    // A page load, so that the browser asks where apps have unsaved work.
    window.location.assign(passwordPath(window.location.pathname + window.location.search))
  }
  return (
    <LaterPart quiet>
      <ConfirmDialog
        title={expired ? reminder.expired : reminder.expiring}
        detail={expired ? reminder.expiredDetail : reminder.expiringDetail(due.days)}
        confirm={reminder.change}
        cancel={reminder.ignore}
        mustAnswer={expired}
        onConfirm={change}
        onCancel={answer}
      />
    </LaterPart>
  )
}
