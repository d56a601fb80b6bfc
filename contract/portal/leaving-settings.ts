/** What a window needs to know to end the session on its own. */
export interface LeavingSettings {
  loginPath: string
  /** After `limit` ms without activity a warning counts down `warning` ms. */
  idle: { limit: number; warning: number }
  /** The address at which to ask for the user key, every `interval` ms; null = signed in without one. */
  keyDevice: { url: string; interval: number } | null
}
