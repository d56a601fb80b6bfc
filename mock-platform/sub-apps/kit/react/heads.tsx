import type { HTMLAttributes, ReactNode } from 'react'
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

/** Closes the app's tab. */
export function CloseButton() {
  const { props } = useApp()
  return (
    <button type="button" className="button" onClick={() => props.close()}>
      关闭
    </button>
  )
}
