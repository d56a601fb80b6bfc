import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadFileViewer } from '../../features/file-viewer/file-viewer.server'
import { FileViewerPage } from '../../features/file-viewer/file-viewer-page'
import { zhCN } from '../../text/zh-CN'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(page?.name || zhCN.fileViewer.title, page?.systemName ?? '') },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadFileViewer(context, request)
}

export default function FileViewerRoute() {
  return <FileViewerPage page={useLoaderData<typeof loader>()} />
}
