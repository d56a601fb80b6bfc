import type { StepKind } from '../step'
import * as finding from './finding'
import { saveDraft, write } from './letters'
import * as session from './session'
import * as tabs from './tabs'
import * as windows from './windows'
import * as world from './world'

/** All steps, by the names under which they are written down. */
export const stepKinds: Readonly<Record<string, StepKind>> = {
  ...tabs,
  write,
  saveDraft,
  ...windows,
  ...finding,
  ...session,
  ...world,
}
