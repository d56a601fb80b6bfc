import { downloadFile } from '~contract/platform/files'
import { convertedPath, fileViewerPath } from '~contract/portal/paths'
import { requireSignedIn, withLiveSession } from '~server/session/guards'
import type { PortalContext } from '~server/session/load-context'
import { watermarkOf } from '~server/session/watermark'
import { shownName } from './shown-name'

/** The platform defines the ids; only values that cannot be ids are refused. */
const longestId = 200

export interface FileViewerData {
  systemName: string
  /** The file's name in the address; '' = none. */
  name: string
  /** The URL from which the browser loads the file; null = the address names no file. */
  source: string | null
  /** The URL of the file as PDF, if it is an office file; null = there is no converter. */
  converted: string | null
  /** This page's own path, to reload it and to return to it after signing in again. */
  path: string
  watermark: string
  /** The page is the second viewer inside another file's page. */
  pane: boolean
}

/** The page /file-viewer?fileId=…&name=…: a single file, without the shell. */
export async function loadFileViewer(
  context: PortalContext,
  request: Request,
): Promise<FileViewerData> {
  const user = await requireSignedIn(context, request)
  const { searchParams: query } = new URL(request.url)
  const fileId = query.get('fileId')?.trim() ?? ''
  const known = fileId !== '' && fileId.length <= longestId
  const { file } = context.config.SERVICE_PREFIXES
  const download = new URLSearchParams({ fileId })
  return {
    systemName: context.config.SYSTEM_NAME,
    name: shownName(query.get('name') ?? ''),
    converted: known && context.config.CONVERTER ? `${convertedPath}?${query}` : null,
    source: known ? `${file}${downloadFile.path}?${download}` : null,
    path: `${fileViewerPath}?${query}`,
    pane: query.get('pane') === '1',
    watermark: await withLiveSession(context, request, () => watermarkOf(context, user)),
  }
}
