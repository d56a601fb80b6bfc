/** What was clicked: its kind, and nothing of what it says. */
export const clickedThings = ['link', 'button', 'tab', 'menu', 'field', 'history', 'other'] as const

/** A click that requests were part of; times in milliseconds. */
export interface ClickReport {
  trace: string
  span: string
  what: (typeof clickedThings)[number]
  /** How long ago it was. */
  ago: number
  /** Until the last of its requests was answered. */
  took: number
}

/** A longer report is refused. */
export const clicksPerReport = 20
