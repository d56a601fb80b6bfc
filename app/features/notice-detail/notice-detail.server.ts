import { data } from '@remix-run/node'
import { openNoticeRefusals, readOpenNotice } from '~contract/platform/open-notice'
import { isPlatformError } from '~contract/platform/platform-error'
import { loginPathWith } from '~contract/portal/safe-redirect'
import { safeHtml } from '~server/platform/safe-html'
import { idPattern } from '~server/session/answer'
import { logFailure } from '~server/session/failure-log'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { failureStatuses } from '~text/error-catalogue'
import type { NoticeDetailTexts } from '~text/notice-detail'

export interface NoticeArticle {
  title: string
  type: string
  orgName: string
  publishedAt: string
  /** Sanitised. */
  html: string
}

export interface NoticePageData {
  systemName: string
  signedIn: boolean
  loginPath: string
  /** This page's own path. */
  path: string
  shown: { article: NoticeArticle } | { failure: NoticeFailure }
}

type NoticeFailure = keyof NoticeDetailTexts['failures']

/** The page /noticeDetail?id=…: a notice for users who need not be signed in. */
export async function loadNotice(context: PortalContext, request: Request) {
  const [id = '', ...more] = new URL(request.url).searchParams.getAll('id')
  const known = more.length === 0 && idPattern.test(id)
  const { status, shown } = known
    ? await readNotice(context, id)
    : { status: 400, shown: { failure: 'malformed' as const } }
  const path = known ? `/noticeDetail?id=${encodeURIComponent(id)}` : '/'
  const page: NoticePageData = {
    systemName: context.config.SYSTEM_NAME,
    signedIn: context.signedIn !== null,
    loginPath: loginPathWith(context.config.LOGIN_PATH, path),
    path,
    shown,
  }
  return data(page, { status })
}

async function readNotice(
  context: PortalContext,
  id: string,
): Promise<{ status: number; shown: NoticePageData['shown'] }> {
  try {
    const notice = await context.platform.call(readOpenNotice, callerOf(context), {
      params: { id },
    })
    const { title, type, orgName, publishedAt, content } = notice
    const article = { title, type, orgName, publishedAt, html: safeHtml(content) }
    return { status: 200, shown: { article } }
  } catch (error) {
    if (!isPlatformError(error)) throw error
    const { failure, code } = error
    if (code === openNoticeRefusals.missing) return { status: 404, shown: { failure: 'missing' } }
    if (code === openNoticeRefusals.internal) return { status: 403, shown: { failure: 'internal' } }
    logFailure(context, 'notice', error)
    return { status: failureStatuses[failure], shown: { failure: 'unavailable' } }
  }
}
