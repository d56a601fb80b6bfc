/** How a person's window watches over their going: what it needs beyond the page itself. */
export interface LeavingTerms {
  loginPath: string
  /** Without activity for so long (ms) the warning comes, and counts down for so long (ms). */
  idle: { limit: number; warning: number }
  /** The user key to be watched, and how often (ms); null = signed in without one. */
  keyDevice: { url: string; interval: number } | null
}
