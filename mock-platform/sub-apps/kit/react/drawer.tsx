import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'

interface DrawerProps {
  title: string
  onClose(): void
  children: ReactNode
}

/**
 * Along the right side of the window, open for as long as it is there. The browser's own dialog: Escape closes it, and
 * what opened it gets the focus back, if it is closed before it goes.
 */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const id = useId()
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => drawer.current?.showModal(), [])
  const close = () => drawer.current?.close()

  /** Of a press beside it the target is the dialog itself. */
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
