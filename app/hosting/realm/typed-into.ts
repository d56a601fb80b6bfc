/** What takes letters as text; a page that is edited as a whole says so by its design mode. */
const fields = 'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox]'

/** Whether what is typed there is text. */
export function isTypedInto(target: EventTarget | undefined | null): boolean {
  const element = target as Partial<HTMLElement> | undefined | null
  return Boolean(
    element?.closest?.(fields) ||
      element?.isContentEditable ||
      element?.ownerDocument?.designMode === 'on',
  )
}
