import { type RefObject, useEffect } from 'react'

/** Leads the focus to the field that was refused, each time again. */
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
