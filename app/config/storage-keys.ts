/** Keys of the browser's local storage that hold preferences of the device, each once. `owner`: the person's id. */
export const messagePreferencesKey = (owner: string) => `portal-message-preferences:${owner}`

/** Whose downloads are under way, for the next page to go on with. */
export const downloadsMarker = 'portal-downloads'
