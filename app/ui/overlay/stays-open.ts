/**
 * For the root of each modal dialog. The dialog keeps the focus inside anyway; what takes it for a moment is another
 * dialog that is closing and gives it back. Treated as an interaction outside, that would close the dialog that has
 * just opened.
 */
export const staysOpen = {
  onFocusOutside: (event: Event): void => event.preventDefault(),
}
