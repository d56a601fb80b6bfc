import { CircleAlert, Inbox, Lock, SearchX } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'

const icons = { error: CircleAlert, empty: Inbox, forbidden: Lock, missing: SearchX }

interface StateMessageProps {
  kind: keyof typeof icons
  title: string
  /** May have several lines. */
  detail?: string | undefined
  /** Actions for the user. */
  children?: ReactNode
  /** Below the actions. */
  foot?: ReactNode
  as?: 'h1' | 'h2'
}

/** Replaces missing content: what happened, why, and what the user can do. */
export function StateMessage({
  kind,
  title,
  detail,
  children,
  foot,
  as: Heading = 'h2',
}: StateMessageProps) {
  const lines = detail ? detail.split('\n') : []
  return (
    <div className="state" data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon drawing={icons[kind]} className="size-52px" />
      <Heading>{title}</Heading>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children && <div>{children}</div>}
      {foot}
    </div>
  )
}

/** Replaces an empty list. */
export function EmptyPlace(words: Pick<StateMessageProps, 'title' | 'detail'>) {
  return (
    <div className="state-place" role="status">
      <StateMessage kind="empty" {...words} />
    </div>
  )
}

type StatePageProps = Omit<StateMessageProps, 'as'>

/** A state message as a page of its own. Only links, so it works without scripts. */
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
