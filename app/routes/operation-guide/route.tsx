import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findOperationGuide } from '../../features/file-viewer/operation-guide.server'
import { OperationGuidePage } from '../../features/file-viewer/operation-guide-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(texts.operationGuide.title, page?.systemName ?? ''),
)

export function loader({ context, request }: LoaderFunctionArgs) {
  return findOperationGuide(context, request)
}

export default function OperationGuideRoute() {
  return <OperationGuidePage missing={useLoaderData<typeof loader>().missing} />
}
