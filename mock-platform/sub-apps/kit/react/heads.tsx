import type { HTMLAttributes, ReactNode } from 'react'
import { PlaceLink } from './links'
import { useApp, usePlace } from './react-app'
import { useViewFocus } from './use-view-focus'

interface HeadProps {
  title: ReactNode
  children?: ReactNode
}

/** The head of a view: its title, and what can be done in it. */
export function Toolbar({ title, children }: HeadProps) {
  return (
    <header className="toolbar">
      <h1 className="spread">{title}</h1>
      {children}
    </header>
  )
}

/** The head of a part of a view. */
export function PanelHead({ title, children }: HeadProps) {
  return (
    <header className="panel-head">
      <h2>{title}</h2>
      {children}
    </header>
  )
}

/** What the address shows. After a move the keyboard and the screen reader are at its start. */
export function MainView({ className = 'panel', ...rest }: HTMLAttributes<HTMLElement>) {
  const view = useViewFocus<HTMLElement>(usePlace().path)
  return <main {...rest} ref={view} className={`view ${className}`} tabIndex={-1} />
}

interface BackHeadProps {
  /** The place that it leads back to, and what that is called. */
  to: string
  back: ReactNode
  children?: ReactNode
}

/** The head of a view of one thing: the way back to where it was chosen, and what can be done with it. */
export function BackHead({ to, back, children }: BackHeadProps) {
  return (
    <header className="toolbar">
      <PlaceLink to={to} className="button spread">
        {back}
      </PlaceLink>
      {children}
    </header>
  )
}

/** A view that is a panel of its own. */
export function PanelPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className="page">
      <section className="panel" aria-label={label}>
        {children}
      </section>
    </main>
  )
}

/** Closes the app's tab. */
export function CloseButton() {
  const { props } = useApp()
  return (
    <button type="button" className="button" onClick={() => props.close()}>
      关闭
    </button>
  )
}
