import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { chooseTheme, readThemes } from '../../features/theme-setting/themes.server'
import { answerJson } from '../../session/answer.server'

/** The skins to choose from, and which is the person's (ME-02), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'themes', (who) => readThemes(context, who))
}

/** Keeps the skin that the person chose. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'themes', (who) => chooseTheme(context, who, body))
}
