/** The kind of element that was clicked, without any of its text. */
export const clickedThings = ['link', 'button', 'tab', 'menu', 'field', 'history', 'other'] as const

/** A click that caused requests; times in milliseconds. */
export interface ClickReport {
  trace: string
  span: string
  what: (typeof clickedThings)[number]
  /** How long ago the click was. */
  ago: number
  /** Duration until the last of its requests was answered. */
  took: number
}

/** Reports with more clicks are refused. */
export const clicksPerReport = 20
