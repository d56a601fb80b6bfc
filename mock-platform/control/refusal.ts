import { ScenarioError } from '../data/scenario-file'
import { SpaceError } from '../data/spaces'
import { ControlError } from './control-bodies'

export interface ControlRefusal {
  status: number
  reason: string
  field?: string | undefined
}

/** Rethrows errors that are not refusals. */
export function refusalOf(error: unknown): ControlRefusal {
  if (error instanceof ControlError) {
    return { status: error.status, reason: error.message, field: error.field }
  }
  if (error instanceof SpaceError) return { status: error.status, reason: error.message }
  if (error instanceof ScenarioError) {
    return { status: error.unknownName ? 404 : 400, reason: error.message }
  }
  throw error
}
