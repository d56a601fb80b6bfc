/** What a window needs to know to end the session by itself. */
export interface LeavingSettings {
  loginPath: string
  /** After `limit` ms without activity a warning counts down `warning` ms. */
  idle: { limit: number; warning: number }
  /** Where to ask for the user key, every `interval` ms; null = signed in without one. */
  keyDevice: { url: string; interval: number } | null
}
