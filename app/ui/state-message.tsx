import { CircleAlert, Inbox, Lock, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

const icons = { error: CircleAlert, empty: Inbox, forbidden: Lock, missing: SearchX }

interface StateMessageProps {
  kind: keyof typeof icons
  title: string
  detail?: string | undefined
  /** The ways on. */
  children?: ReactNode
  as?: 'h1' | 'h2'
}

/** What stands in the place of content that is not there: what happened, why, and the ways on. */
export function StateMessage({
  kind,
  title,
  detail,
  children,
  as: Heading = 'h2',
}: StateMessageProps) {
  return (
    <div className="state" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon drawing={icons[kind]} className="size-52px" />
      <Heading>{title}</Heading>
      {detail && <p>{detail}</p>}
      {children && <div>{children}</div>}
    </div>
  )
}

interface StatePageProps extends Omit<StateMessageProps, 'as'> {
  /** Below the ways on. */
  foot?: ReactNode
}

/** A state message as a page of its own. Links only: it needs no scripts. */
export function StatePage({ foot, ...message }: StatePageProps) {
  return (
    <main className="state-page">
      <div>
        <StateMessage {...message} as="h1" />
        {foot}
      </div>
    </main>
  )
}
