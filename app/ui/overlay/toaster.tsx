import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { closeToast, subscribeToToasts, type ToastKind, toastsOnShow } from '../toast'
import { ToastCard } from './toast-card'
import styles from './toaster.module.css'

/** Closes the newest toast from anywhere: an open dialog traps the focus. */
const closeKey = 'F8'

const urgent = (kind: ToastKind) => kind === 'error'

/** Shows the toasts. Its two live regions start empty, because only what is added later is read out. */
export default function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, toastsOnShow)
  const [ready, setReady] = useState(false)
  const [pointed, setPointed] = useState(false)
  const { region, focused, onFocus, giveBack } = useFocusWithin(toasts)
  useEffect(() => setReady(true), [])
  useCloseKey()

  const stackOf = (shown: typeof toasts) =>
    ready &&
    shown.map((toast) => (
      <ToastCard
        key={toast.id}
        toast={toast}
        held={pointed || focused}
        closeKey={closeKey}
        onClose={() => {
          giveBack()
          closeToast(toast.id)
        }}
      />
    ))

  return createPortal(
    // The container is a live region as well, because a dialog hides everything else around it from screen readers.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the toasts
    <div
      ref={region}
      aria-live="off"
      className={`fixed pointer-events-none ${styles.toasts}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={onFocus}
      onBlur={onFocus}
    >
      <div aria-live="assertive" className={`max-w-full ${styles.stack}`}>
        {stackOf(toasts.filter(({ kind }) => urgent(kind)))}
      </div>
      <div aria-live="polite" className={`max-w-full ${styles.stack}`}>
        {stackOf(toasts.filter(({ kind }) => !urgent(kind)))}
      </div>
    </div>,
    document.body,
  )
}

/** Whether the focus is on a toast, and a function that returns the focus to where it was before. */
function useFocusWithin(toasts: unknown) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const [focused, setFocused] = useState(false)
  const isWithin = (element: Element | null) => region.current?.contains(element) ?? false

  // A focused toast that is removed fires no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is the reason to look
  useEffect(() => setFocused(isWithin(document.activeElement)), [toasts])

  return {
    region,
    focused,
    onFocus(event: FocusEvent) {
      const entering = event.type === 'focus'
      if (entering && !isWithin(event.relatedTarget)) before.current = event.relatedTarget
      setFocused(entering)
    },
    giveBack() {
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}

function useCloseKey() {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      const newest = toastsOnShow().at(-1)
      if (event.key !== closeKey || !newest) return
      event.preventDefault()
      closeToast(newest.id)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [])
}
