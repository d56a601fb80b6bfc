/**
 * For the root of each modal dialog: it keeps the focus inside anyway, and what takes it away for a moment is another
 * dialog that is leaving and gives it back. Taken as an interaction outside, that would close the dialog that just opened.
 */
export const staysOpen = {
  onFocusOutside: (event: Event): void => event.preventDefault(),
}
