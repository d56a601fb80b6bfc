import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { spoken } from '../spoken'
import { PlaceLink } from './links'
import { useApp, usePlace } from './react-app'

interface HeadProps {
  title: ReactNode
  children?: ReactNode
}

export function Toolbar({ title, children }: HeadProps) {
  return (
    <header className="toolbar">
      <h1 className="spread">{title}</h1>
      {children}
    </header>
  )
}

export function PanelHead({ title, children }: HeadProps) {
  return (
    <header className="panel-head">
      <h2>{title}</h2>
      {children}
    </header>
  )
}

/** Takes the focus after a move, so that keyboard and screen reader start here. */
export function MainView({ className = 'panel', ...rest }: HTMLAttributes<HTMLElement>) {
  const view = useViewFocus<HTMLElement>(usePlace().path)
  return <main {...rest} ref={view} className={`view ${className}`} tabIndex={-1} />
}

interface BackHeadProps {
  to: string
  back: ReactNode
  children?: ReactNode
}

/** The head of a detail view, with the way back to the list. */
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

export function PanelPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <main className="page">
      <section className="panel" aria-label={label}>
        {children}
      </section>
    </main>
  )
}

export function CloseButton() {
  const { props } = useApp()
  return (
    <button type="button" className="button" onClick={() => props.close()}>
      {spoken('关闭')}
    </button>
  )
}

function useViewFocus<Element extends HTMLElement>(path: string): RefObject<Element> {
  const view = useRef<Element>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    view.current?.focus({ preventScroll: true })
  }, [path])
  return view
}
