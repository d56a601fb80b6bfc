import type { JournalEntry } from '../../data/journal'
import type { Space } from '../../data/space'
import type { Refused } from './form'

export interface SpaceSummary {
  id: string
  people: number
  calls: number
  faults: number
}

/** What one view of the page shows. */
export interface PageState {
  space: Space
  spaces: SpaceSummary[]
  scenarios: { name: string; description: string; broken: boolean }[]
  /** Paths of everything that may be struck. */
  paths: string[]
  calls: JournalEntry[]
  filter: CallFilter
  /** What has just been done. */
  done?: string | undefined
  refused?: Refused | undefined
}

/** Which calls of the journal are wanted; '' = all. */
export interface CallFilter {
  path: string
  method: string
  account: string
  /** Only those that failed, or were not answered. */
  errors: boolean
  /** Only those that no scenario expects. */
  unexpected: boolean
}
