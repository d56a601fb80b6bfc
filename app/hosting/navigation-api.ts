/** The part of the Navigation API that is used here; TypeScript's library does not have it yet. */
export interface NavigateEvent extends Event {
  navigationType: 'push' | 'replace' | 'reload' | 'traverse'
  destination: { url: string; sameDocument: boolean }
  hashChange: boolean
  userInitiated: boolean
  downloadRequest: string | null
  formData: FormData | null
  /** The link or form that started the navigation; missing in browsers that do not report it. */
  sourceElement?: Element | null
}

export type WithNavigation = Window & {
  navigation?: EventTarget & { currentEntry: { key: string } | null }
}
