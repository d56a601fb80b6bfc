/** What the personal menu opens over the page. */
export type PersonalDialogName = 'info' | 'password' | 'maintenance' | 'about' | 'layout' | 'theme'

/** What people open over the shell; one at a time. */
export type OverlayName = 'shortcuts' | 'accounts' | PersonalDialogName
