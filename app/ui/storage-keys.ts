/** Keys of the browser's local storage that hold preferences of the device, each once. `owner`: the person's id. */
export const messagePreferencesKey = (owner: string) => `portal-message-preferences:${owner}`

/** Whose downloads are under way, for the next page to go on with. */
export const downloadsMarker = 'portal-downloads'

/** What a person chose in the command palette lately, on this device. */
export const paletteRecentKey = (owner: string) => `portal-palette:${owner}`

/** The apps that the phone's navigator showed last, and those opened there lately. `owner`: person and unit. */
export const navigatorKey = (owner: string) => `portal-navigator:${owner}`
export const navigatorRecentKey = (owner: string) => `portal-navigator-recent:${owner}`

/** How the floating assistant of the latest session stands. */
export const assistantKey = 'portal-assistant'
