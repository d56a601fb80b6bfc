import { noticeDetailTexts } from '~text/notice-detail'
import { useText } from '../../text/text-context'
import { ButtonLink } from '../../ui/button-link'
import { Emblem } from '../../ui/emblem'
import { SafeHtml } from '../../ui/safe-html'
import { StatePage } from '../../ui/state-message'
import styles from './notice-detail.module.css'
import type { NoticeArticle, NoticePageData } from './notice-detail.server'

/** A notice on its own page, without the shell. Links only: it needs no scripts. */
export function NoticeDetailPage({ page }: { page: NoticePageData }) {
  const noticeDetail = noticeDetailTexts[useText().language]
  const { shown } = page
  if ('failure' in shown) return <NoticeTrouble page={page} failure={shown.failure} />
  return (
    <div className="min-h-full pb-8">
      <header
        className={`title flex items-center gap-2.5 px-6 bg-banner text-on-banner ${styles.banner}`}
      >
        <Emblem className="flex-none size-32px" />
        <p className="ellipsis" title={page.systemName}>
          {page.systemName}
        </p>
        <a
          className={`flex-none ml-auto text-inherit text-md font-normal ${styles.wayOn}`}
          href={page.signedIn ? '/' : page.loginPath}
        >
          {page.signedIn ? noticeDetail.home : noticeDetail.signIn}
        </a>
      </header>
      <main className={`card max-w-860px break-anywhere ${styles.sheet}`}>
        <Article article={shown.article} />
      </main>
    </div>
  )
}

function Article({ article }: { article: NoticeArticle }) {
  const noticeDetail = noticeDetailTexts[useText().language]
  return (
    <article>
      <h1 className={`text-center text-balance leading-1.5 ${styles.title}`}>{article.title}</h1>
      <dl className={`quiet flex flex-wrap justify-center pb-4 border-b ${styles.facts}`}>
        <div className="flex">
          <dt>{noticeDetail.from}</dt>
          <dd>{article.orgName}</dd>
        </div>
        <div className="flex">
          <dt>{noticeDetail.at}</dt>
          <dd>{article.publishedAt}</dd>
        </div>
      </dl>
      {article.html.trim() ? (
        <SafeHtml html={article.html} className={styles.content} />
      ) : (
        <p className="text-center text-muted">{noticeDetail.empty}</p>
      )}
    </article>
  )
}

interface NoticeTroubleProps {
  page: NoticePageData
  failure: Extract<NoticePageData['shown'], { failure: unknown }>['failure']
}

function NoticeTrouble({ page, failure }: NoticeTroubleProps) {
  const noticeDetail = noticeDetailTexts[useText().language]
  const { title, detail } = noticeDetail.failures[failure]
  const kind = failure === 'internal' ? 'forbidden' : failure === 'missing' ? 'missing' : 'error'
  const home = { to: '/', label: noticeDetail.home }
  const wayOn = {
    malformed: home,
    missing: home,
    internal: page.signedIn ? home : { to: page.loginPath, label: noticeDetail.signIn },
    unavailable: { to: page.path, label: noticeDetail.retry },
  }[failure]
  return (
    <StatePage kind={kind} title={title} detail={detail}>
      <ButtonLink href={wayOn.to}>{wayOn.label}</ButtonLink>
    </StatePage>
  )
}
