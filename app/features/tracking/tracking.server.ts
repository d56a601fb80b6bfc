import { z } from 'zod'
import type { Matter, MatterDetail } from '~contract/platform/tracking'
import { entryKinds, longestEntry, matterStates } from '~contract/platform/tracking-terms'
import { defaultPageSize, longestKeyword } from '~contract/portal/constants'
import { fetchConstant } from '~server/platform/endpoints/constants'
import {
  fetchMatters,
  fetchUnreadEntries,
  openMatter,
  writeEntry,
} from '~server/platform/endpoints/tracking'
import { idPattern, readInput } from '~server/session/answer'
import { withoutPart } from '~server/session/failure-log'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { trackingTexts } from '~text/tracking'

/** A page of the list of tracked matters. */
export interface MatterPage {
  rows: Matter[]
  total: number
  page: number
  pages: number
  /** Unread entries of all matters. */
  unread: number
}

const wantedSchema = z.object({
  state: z.enum(matterStates).or(z.literal('')).default(''),
  keyword: z.string().trim().max(longestKeyword).default(''),
  page: z.coerce.number().int().min(1).default(1),
})

/** The page that a query asks for. Throws BadInput, PlatformError. */
export async function readMatterPage(
  context: PortalContext,
  query: URLSearchParams,
): Promise<MatterPage> {
  const { page, ...wanted } = readInput(wantedSchema, Object.fromEntries(query))
  const { records, total, unread } = await fetchMatters(context.platform, callerOf(context), {
    ...wanted,
    current: page,
    size: defaultPageSize,
  })
  const pages = Math.max(1, Math.ceil(total / defaultPageSize))
  return { rows: records, total, page, pages, unread }
}

/** Whether the tenant has 「盯落实」 (WORK_IMPLEMENTTATION), and how many entries the user has not read. */
export interface TrackingState {
  /** null = the tenant has not switched it on, or that could not be determined. */
  unread: number | null
}

/** The user did not ask for this, so a failure needs no message. Throws if the session has ended. */
export async function readTrackingState(context: PortalContext): Promise<TrackingState> {
  const caller = callerOf(context)
  try {
    const flag = await fetchConstant(context, caller, 'WORK_IMPLEMENTTATION')
    if (flag.trim() !== '1') return { unread: null }
    return { unread: await fetchUnreadEntries(context.platform, caller) }
  } catch (error) {
    return { unread: withoutPart(context, 'tracked matters', error) }
  }
}

const idSchema = z.string().regex(idPattern)

/** The matter that a page opens, which marks it as read. Throws BadInput, PlatformError. */
export function readMatterDetail(context: PortalContext, body: unknown): Promise<MatterDetail> {
  const { id } = readInput(z.object({ id: idSchema }), body)
  return openMatter(context.platform, callerOf(context), id)
}

const entrySchema = z.object({
  id: idSchema,
  kind: z.enum(entryKinds),
  text: z.string().trim().min(1).max(longestEntry),
  progress: z.number().int().min(0).max(100).nullish(),
})

/** Adds the entry that a page sent to a matter. Throws BadInput, PlatformError. */
export function writeMatterEntry(context: PortalContext, body: unknown): Promise<MatterDetail> {
  const { id, ...entry } = readInput(entrySchema, body, ({ language }, { code, path }) =>
    code === 'too_small' && path[0] === 'text' ? trackingTexts[language].textMissing : undefined,
  )
  return writeEntry(context.platform, callerOf(context), id, entry)
}
