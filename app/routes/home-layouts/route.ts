import { givesJson, takesJson } from '~server/session/answer'
import {
  chooseHomeLayout,
  readHomeLayouts,
} from '../../features/workbench-layout/workbench-layout.server'

/** The workbench layouts to choose from, and which one is the user's (ME-04). */
export const loader = givesJson('home layouts', ({ context }) => readHomeLayouts(context))

/** Makes a layout the user's own. */
export const action = takesJson('home layouts', ({ context, user, body }) =>
  chooseHomeLayout(context, user, body),
)
