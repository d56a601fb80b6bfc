import type { AppContext } from '../kit/lifecycles'
import { PortalLink } from '../kit/react/portal-link'
import type { PersonSummary } from './contract'

interface MailButtonProps {
  person: PersonSummary
  context: AppContext
  className?: string
}

/** Opens a new letter to that person in the mailbox. */
export function MailButton({ person, context, className = 'button plain' }: MailButtonProps) {
  if (!person.account) return <span className="muted">未开通邮箱</span>
  return (
    <PortalLink
      path={`/inbox/write?to=${encodeURIComponent(person.account)}`}
      navigate={context.props.navigate}
      className={className}
    >
      写邮件<span className="visually-hidden">给{person.name}</span>
    </PortalLink>
  )
}
