/** Every key that the portal keeps in the browser's local storage. */
export const storageKeys = {
  /** The account that signed in last on this device, where the person wished it (AUTH-03). */
  rememberedAccount: 'portal.account',
} as const
