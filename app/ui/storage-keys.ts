import type { UserTenantKey } from '~contract/portal/user-tenant'
/** Keys of the browser's local storage that hold preferences of the device, each once. */
export const messagePreferencesKey = (userId: string) => `portal-message-preferences:${userId}`

/** Whose downloads are under way, for the next page to go on with. */
export const downloadsMarker = 'portal-downloads'

/** What a user chose in the command palette lately, on this device. */
export const paletteRecentKey = (userId: string) => `portal-palette:${userId}`

/** The apps that the phone's navigator showed last, and those opened there lately, for a user in a tenant. */
export const navigatorKey = (userTenant: UserTenantKey) => `portal-navigator:${userTenant}`
export const navigatorRecentKey = (userTenant: UserTenantKey) =>
  `portal-navigator-recent:${userTenant}`

/** In the session storage: that this window has reported a session which ended to make room. */
export const displacedShownKey = 'portal-displaced-told'

/** How the floating assistant of the latest session stands. */
export const assistantKey = 'portal-assistant'
