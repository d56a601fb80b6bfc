/** What the server knows of the top bar's entries. */
export interface BarFacts {
  /** The address of the former OA (V8_OA_URL); '' = there is none. */
  v8: string
  /** The assistant's picture (AI_ICON); '' = the usual sign. */
  assistantPicture: string
  /** The address of the former portal; '' = there is none, or it cannot be shown where this one is. */
  oldSystem: string
  /** Switched off, these are not there although their apps are. */
  schedule: boolean
  files: boolean
}

/** The tenant's own sign in the place of the system's (NAV-01). '' = the system's. */
export interface Brand {
  picture: string
  name: string
}

/** Which entries the personal menu has (NAV-04). */
export interface PersonalFlags {
  theme: boolean
  layout: boolean
  guide: boolean
  version: boolean
}
