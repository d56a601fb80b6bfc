import { type FocusEvent, useCallback, useEffect, useRef } from 'react'

/**
 * The focus in the box of forced messages: it comes by the key or the person's own hand, goes on to the next message
 * and in the end to where it was before. `shown`: the message in the box; undefined = there is no box.
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
    // Only where it was lost with what had it: it is not taken from anything else.
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
