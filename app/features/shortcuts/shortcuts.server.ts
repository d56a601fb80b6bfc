import { z } from 'zod'
import { shortcutMaximum } from '../../config/constants'
import { failureStatuses, failureText } from '../../errors/catalogue'
import type { MicroAppEntry } from '../../platform/contract/apps'
import { fetchApps, pinApps } from '../../platform/endpoints/apps.server'
import { isPlatformError } from '../../platform/platform-error'
import { callerOf, type PortalContext } from '../../session/load-context'
import { zhCN } from '../../text/zh-CN'

const { tooMany, twice, unknown } = zhCN.shortcuts

const choiceSchema = z.object({
  /** Codes of the chosen apps, in order. */
  codes: z.array(z.string().min(1)).max(shortcutMaximum, tooMany(shortcutMaximum)),
})
const inChinese = { error: z.locales.zhCN().localeError }

type SaveResult = { saved: true } | { error: string; field: string | null; status: number }

/**
 * Replaces the person's shortcuts by what the dialog sent. Bad input and backend trouble come back as an error
 * for people to read; the end of the session is thrown.
 */
export async function saveShortcuts(context: PortalContext, body: unknown): Promise<SaveResult> {
  const parsed = choiceSchema.safeParse(body, inChinese)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return bad(issue?.path.join('.') ?? '', issue?.message ?? '')
  }
  const { codes } = parsed.data
  const again = codes.findIndex((code, index) => codes.indexOf(code) !== index)
  if (again >= 0) return bad(`codes.${again}`, twice)
  try {
    const caller = callerOf(context)
    const { userApp, userAppTop } = await fetchApps(context.platform, caller)
    const apps = codes.map((code) => listed([...userApp, ...userAppTop], code))
    const missing = apps.indexOf(undefined)
    if (missing >= 0) return bad(`codes.${missing}`, unknown)
    await pinApps(
      context.platform,
      caller,
      apps.filter((app) => app !== undefined),
    )
    return { saved: true }
  } catch (error) {
    if (!isPlatformError(error) || error.failure === 'session-over') throw error
    const { failure, service, call, message } = error
    context.log.warn({ failure, service, call, reason: message }, 'shortcuts were not saved')
    return { error: failureText(error, zhCN), field: null, status: failureStatuses[failure] }
  }
}

function listed(entries: readonly MicroAppEntry[], code: string): MicroAppEntry | undefined {
  return entries.find((entry) => entry.code === code && !entry.hiddenApp)
}

function bad(path: string, reason: string): SaveResult {
  const field = path || 'body'
  return { error: `${field}：${reason}`, field, status: 400 }
}
