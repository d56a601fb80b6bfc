export interface BarFacts {
  /** The address of the former OA (V8_OA_URL); '' = none. */
  v8: string
  /** The assistant's picture (AI_ICON); '' = the default icon. */
  assistantPicture: string
  /** The address of the former portal; '' = none, or not for this browser. */
  oldSystem: string
  /** false = hidden although the user has the app. */
  schedule: boolean
  files: boolean
}

/** The tenant's own logo and name (NAV-01); '' = the system's. */
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
