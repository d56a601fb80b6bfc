import { type RefObject, useEffect } from 'react'

/** Moves the focus to the refused field after each refusal. */
export function useRefusalFocus(
  form: RefObject<HTMLFormElement>,
  refusal: { field: string } | null,
) {
  useEffect(() => {
    if (!refusal) return
    const field = form.current?.elements.namedItem(refusal.field)
    if (field instanceof HTMLInputElement) field.focus()
  }, [form, refusal])
}
