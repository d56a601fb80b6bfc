import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import {
  chooseHomeLayout,
  readHomeLayouts,
} from '../../features/workbench-layout/workbench-layout.server'

/** The layouts of the workbench to choose from, and which is the user's (ME-04), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'home layouts', () => readHomeLayouts(context))
}

/** Makes a layout the user's own. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'home layouts', (user) =>
    chooseHomeLayout(context, user, body),
  )
}
