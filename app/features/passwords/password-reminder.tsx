import { reminderAnswered } from '~contract/portal/password-due'
import { passwordPath, passwordReminderPath } from '~contract/portal/paths'
import { useShell, useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import ConfirmDialog from '../../ui/overlay/confirm-dialog'
import { callServer } from '../../ui/server-call'

/**
 * Reminds a user once per session that the password is about to expire (AUTH-10). The server remembers the answer for
 * all windows; until there is one, every page asks.
 */
export default function PasswordReminder() {
  const texts = useText()
  const shell = useShell()
  const session = useShellState(({ page }) => page.session)
  const due = useShellState((state) => (state.reminded ? null : state.page.passwordDue))
  if (!due) return null
  const { reminder } = texts.passwords
  const expired = due.kind === 'expired'
  const answer = () => {
    shell.answerReminder()
    // biome-ignore lint/suspicious/noDocumentCookie: an asynchronous store is too late for a reload at once
    document.cookie = `${reminderAnswered}=${session}; Max-Age=60; Path=/; SameSite=Lax`
    return callServer(passwordReminderPath, texts, { method: 'POST', keepalive: true })
  }
  const change = async () => {
    await answer()
    // A full page load, so that the browser asks if apps have unsaved work.
    window.location.assign(passwordPath(window.location.pathname + window.location.search))
  }
  return (
    <ConfirmDialog
      title={expired ? reminder.expired : reminder.expiring}
      detail={expired ? reminder.expiredDetail : reminder.expiringDetail(due.days)}
      confirm={reminder.change}
      cancel={reminder.ignore}
      mustAnswer={expired}
      onConfirm={change}
      onCancel={answer}
    />
  )
}
