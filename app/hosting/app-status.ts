/** An app's status (APP-07). `data-app-status` on its container carries the number. */
export const appStatus = {
  notLoaded: 0,
  active: 1,
  inactive: 2,
  loading: 3,
  failed: 4,
} as const

export type AppStatus = (typeof appStatus)[keyof typeof appStatus]
