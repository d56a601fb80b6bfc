import { z } from 'zod'
import { type FileType, fileTypeOf } from '~contract/platform/file-types'
import { type FileRecord, pageFileRecords } from '~contract/platform/files'
import { defaultPageSize, longestKeyword } from '~contract/portal/constants'
import { readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** A file as the popover lists it. */
export interface ListedFile {
  id: string
  /** null = the app stores the file itself, so it cannot be shown. */
  fileId: string | null
  name: string
  type: FileType
  /** The app that it comes from. */
  app: string
  /** When it was last opened: `YYYY-MM-DD HH:mm:ss`, or ''. */
  time: string
}

export interface FilePage {
  rows: ListedFile[]
  total: number
  page: number
  pages: number
}

const wantedSchema = z.object({
  keyword: z.string().trim().max(longestKeyword).default(''),
  page: z.coerce.number().int().min(1).default(1),
})

/** The page of the user's files that a query asks for. Throws BadInput, PlatformError. */
export async function readFilePage(
  context: PortalContext,
  query: URLSearchParams,
): Promise<FilePage> {
  const wanted = readInput(wantedSchema, Object.fromEntries(query))
  const { records, total } = await context.platform.call(pageFileRecords, callerOf(context), {
    query: { ...wanted, size: defaultPageSize },
  })
  const pages = Math.max(1, Math.ceil(total / defaultPageSize))
  return { rows: records.map(listed), total, page: wanted.page, pages }
}

function listed({ id, fileId, name, appName, recentOpenTime }: FileRecord): ListedFile {
  return {
    id,
    fileId: fileId ?? null,
    name,
    type: fileTypeOf(name),
    app: appName,
    time: recentOpenTime,
  }
}
