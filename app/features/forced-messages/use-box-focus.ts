import { type FocusEvent, useCallback, useEffect, useRef } from 'react'

/**
 * The focus in the box of forced messages: it enters by the key or by the user's own action, moves on to the next
 * message, and finally returns to where it was before. `shown`: the message in the box; undefined = there is no box.
 */
export function useBoxFocus(key: string, shown: string | undefined) {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  const within = useRef(false)

  const enter = useCallback(
    () => area.current?.querySelector<HTMLElement>('[role=dialog], button')?.focus(),
    [],
  )

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== key || !area.current?.querySelector('button')) return
      event.preventDefault()
      enter()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [key, enter])

  useEffect(() => {
    // Only if the focus was lost with a removed element: it is not taken from any other element.
    if (!within.current || document.activeElement !== document.body) return
    if (shown) return enter()
    within.current = false
    if (before.current instanceof HTMLElement) before.current.focus()
  }, [shown, enter])

  return {
    ref: area,
    onFocus({ relatedTarget }: FocusEvent) {
      if (!area.current?.contains(relatedTarget)) before.current = relatedTarget
      within.current = true
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget && !area.current?.contains(relatedTarget)) within.current = false
    },
  }
}
