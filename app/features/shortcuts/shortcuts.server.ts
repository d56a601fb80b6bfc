import { z } from 'zod'
import type { MicroAppEntry } from '~contract/platform/apps'
import { shortcutMaximum } from '~contract/portal/constants'
import { fetchApps, pinApps } from '~server/platform/endpoints/apps'
import { BadInput, readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { shortcutsTexts } from '~text/shortcuts'

const choiceSchema = z.object({
  /** Codes of the chosen apps, in order. */
  codes: z.array(z.string().min(1)).max(shortcutMaximum),
})

/**
 * Replaces the user's shortcuts with those that the dialog sent. Throws BadInput for what cannot be saved,
 * PlatformError if the backend does not accept it.
 */
export async function saveShortcuts(context: PortalContext, body: unknown) {
  const codes = readChoice(body)
  const caller = callerOf(context)
  const { userApp, userAppTop } = await fetchApps(context.platform, caller)
  const apps = codes.map((code, at) => {
    const app = listed([...userApp, ...userAppTop], code)
    if (!app) throw new BadInput(`codes.${at}`, ({ language }) => shortcutsTexts[language].unknown)
    return app
  })
  await pinApps(context.platform, caller, apps)
  return { saved: true }
}

function readChoice(body: unknown): string[] {
  const { codes } = readInput(choiceSchema, body, ({ language }, { code }) =>
    code === 'too_big' ? shortcutsTexts[language].tooMany(shortcutMaximum) : undefined,
  )
  const again = codes.findIndex((code, index) => codes.indexOf(code) !== index)
  if (again >= 0)
    throw new BadInput(`codes.${again}`, ({ language }) => shortcutsTexts[language].twice)
  return codes
}

function listed(entries: readonly MicroAppEntry[], code: string): MicroAppEntry | undefined {
  return entries.find((entry) => entry.code === code && !entry.hiddenApp)
}
