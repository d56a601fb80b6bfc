import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { noticeDetailTexts } from '~text/notice-detail'
import { loadNotice } from '../../features/notice-detail/notice-detail.server'
import { NoticeDetailPage } from '../../features/notice-detail/notice-detail-page'
import { titled } from '../../ui/page-title'

export const handle = titled<typeof loader>((texts, page) =>
  texts.pageTitle(noticeDetailTexts[texts.language].title, page?.systemName ?? ''),
)

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadNotice(context, request)
}

export default function NoticeDetailRoute() {
  return <NoticeDetailPage page={useLoaderData<typeof loader>()} />
}
