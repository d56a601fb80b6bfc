import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { chooseTheme, readThemes } from '../../features/theme-setting/themes.server'

/** The themes to choose from, and what the user chose of theme, settings and background (ME-02, ME-03), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'themes', (user) => readThemes(context, user))
}

/** Keeps what the user chose. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'themes', (user) => chooseTheme(context, request, user, body))
}
