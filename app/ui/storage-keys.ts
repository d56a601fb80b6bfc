import type { UserTenantKey } from '~contract/portal/user-tenant'
/** Keys in the browser's local storage for preferences of the device, all in one place. */
export const messagePreferencesKey = (userId: string) => `portal-message-preferences:${userId}`

/** The user whose downloads are under way, so that the next page can continue them. */
export const downloadsMarker = 'portal-downloads'

/** What a user recently chose in the command palette, on this device. */
export const paletteRecentKey = (userId: string) => `portal-palette:${userId}`

/** The apps that the phone navigator last showed, and those recently opened there, per user and tenant. */
export const navigatorKey = (userTenant: UserTenantKey) => `portal-navigator:${userTenant}`
export const navigatorRecentKey = (userTenant: UserTenantKey) =>
  `portal-navigator-recent:${userTenant}`

/** In session storage: this window has already reported that another session was ended to make room. */
export const displacedShownKey = 'portal-displaced-told'

/** The state of the floating assistant in the latest session. */
export const assistantKey = 'portal-assistant'
