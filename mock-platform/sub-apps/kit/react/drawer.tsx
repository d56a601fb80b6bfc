import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'

interface DrawerProps {
  title: string
  onClose(): void
  children: ReactNode
}

/**
 * A panel along the right side of the window, open while it is mounted. It is the browser's own dialog: Escape closes
 * it, and the focus returns to the element that opened it, provided that it is closed before it unmounts.
 */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => drawer.current?.showModal(), [])
  const close = () => drawer.current?.close()

  /** The target of a click outside the drawer is the dialog itself. */
  function pressed({ target, currentTarget }: MouseEvent) {
    if (target === currentTarget) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog
      ref={drawer}
      className="dialog drawer"
      aria-labelledby={id}
      onClose={onClose}
      onClick={pressed}
    >
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        <Button onClick={close}>{spoken('关闭')}</Button>
      </header>
      <div className="padded">{children}</div>
    </dialog>
  )
}
