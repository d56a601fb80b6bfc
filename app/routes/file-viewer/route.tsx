import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { viewerTexts } from '~text/viewer'
import { loadFileViewer } from '../../features/file-viewer/file-viewer.server'
import { FileViewerPage } from '../../features/file-viewer/file-viewer-page'
import type { loader as rootLoader } from '../../root'
import { partOf } from '../../ui/lazy-part'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(page?.name || viewerTexts[texts.language].title, page?.systemName ?? ''),
)

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadFileViewer(context, request)
}

/** Passed in here, as features must not import each other. */
const FileDialog = partOf(() => import('../../features/file-centre/picker/file-dialog'))

export default function FileViewerRoute() {
  const themes = useRouteLoaderData<typeof rootLoader>('root')?.themes
  return (
    <FileViewerPage
      page={useLoaderData<typeof loader>()}
      elder={themes?.theme.elder ?? false}
      fileDialog={FileDialog}
    />
  )
}
