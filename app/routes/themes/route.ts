import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { chooseTheme, readThemes } from '../../features/theme-setting/themes.server'

/** The skins to choose from, and what the person chose of skin, look and ground (ME-02, ME-03), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'themes', (who) => readThemes(context, who))
}

/** Keeps what the person chose. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'themes', (who) => chooseTheme(context, request, who, body))
}
