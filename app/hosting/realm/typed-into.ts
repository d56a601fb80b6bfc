/** Elements that take letters as text; a page that is editable as a whole is recognised by its design mode. */
const fields = 'input,textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox]'

/** Whether typing there enters text. */
export function isTypedInto(target: EventTarget | undefined | null): boolean {
  const element = target as Partial<HTMLElement> | undefined | null
  return Boolean(
    element?.closest?.(fields) ||
      element?.isContentEditable ||
      element?.ownerDocument?.designMode === 'on',
  )
}
