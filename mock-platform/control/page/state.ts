import type { JournalEntry } from '../../data/journal'
import type { Space } from '../../data/space'
import type { Refused } from './form'

export interface SpaceSummary {
  id: string
  people: number
  calls: number
  faults: number
}

export interface PageState {
  space: Space
  spaces: SpaceSummary[]
  scenarios: { name: string; description: string; broken: boolean }[]
  /** Path patterns that faults can match. */
  paths: string[]
  calls: JournalEntry[]
  filter: CallFilter
  done?: string | undefined
  refused?: Refused | undefined
}

/** Which calls of the journal to show; '' = all. */
export interface CallFilter {
  path: string
  method: string
  account: string
  /** Only calls that failed or have no answer. */
  errors: boolean
  /** Only calls that no scenario expects. */
  unexpected: boolean
}
