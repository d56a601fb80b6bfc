import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findOperationGuide } from '../../features/file-viewer/operation-guide.server'
import { OperationGuidePage } from '../../features/file-viewer/operation-guide-page'
import { zhCN } from '../../text/zh-CN'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(zhCN.operationGuide.title, page?.systemName ?? '') },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  return findOperationGuide(context, request)
}

export default function OperationGuideRoute() {
  return <OperationGuidePage missing={useLoaderData<typeof loader>().missing} />
}
