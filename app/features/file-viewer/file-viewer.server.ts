import { downloadFile } from '~contract/platform/files'
import { fileViewerPath } from '~contract/portal/paths'
import { requireSignedIn, withLiveSession } from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'
import { watermarkOf } from '~server/session/watermark'
import { shownName } from './shown-name'

/** Ids are the platform's own; only what cannot be one is refused. */
const longestId = 200

export interface FileViewerData {
  systemName: string
  /** What the address calls the file; '' = nothing. */
  name: string
  /** Where the browser gets the file; null = the address names none. */
  source: string | null
  /** This page's own path: asks anew, and leads over the sign-in where the session is over. */
  path: string
  watermark: string
}

/** The page /file-viewer?fileId=…&name=…: a file by itself, without the frame. */
export async function loadFileViewer(
  context: PortalContext,
  request: Request,
): Promise<FileViewerData> {
  const who = await requireSignedIn(context, request)
  const { searchParams: query } = new URL(request.url)
  const fileId = query.get('fileId')?.trim() ?? ''
  const known = fileId !== '' && fileId.length <= longestId
  const { file } = context.config.SERVICE_PREFIXES
  const download = new URLSearchParams({ fileId })
  return {
    systemName: context.config.SYSTEM_NAME,
    name: shownName(query.get('name') ?? ''),
    source: known ? `${file}${downloadFile.path}?${download}` : null,
    path: `${fileViewerPath}?${query}`,
    watermark: await withLiveSession(context, request, () => watermarkOf(context, who)),
  }
}
