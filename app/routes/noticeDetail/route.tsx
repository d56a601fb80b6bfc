import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadNotice } from '../../features/notice-detail/notice-detail.server'
import { NoticeDetailPage } from '../../features/notice-detail/notice-detail-page'
import { zhCN } from '../../text/zh-CN'

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: zhCN.pageTitle(zhCN.noticeDetail.title, page?.systemName ?? '') },
]

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadNotice(context, request)
}

export default function NoticeDetailRoute() {
  return <NoticeDetailPage page={useLoaderData<typeof loader>()} />
}
