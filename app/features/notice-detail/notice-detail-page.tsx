import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Emblem } from '../../ui/emblem'
import { SafeHtml } from '../../ui/safe-html'
import { StateMessage } from '../../ui/state-message'
import errorStyles from '../error-page/error-page.module.css'
import styles from './notice-detail.module.css'
import type { NoticeArticle, NoticePageData } from './notice-detail.server'

/** A notice by itself, without the frame. Links only: it needs no scripts. */
export function NoticeDetailPage({ page }: { page: NoticePageData }) {
  const { noticeDetail } = useText()
  const { shown } = page
  if ('failure' in shown) return <NoticeTrouble page={page} failure={shown.failure} />
  return (
    <div className={styles.page}>
      <header className={styles.banner}>
        <Emblem className={styles.emblem} />
        <p>{page.systemName}</p>
        <a className={styles.wayOn} href={page.signedIn ? '/' : page.loginPath}>
          {page.signedIn ? noticeDetail.home : noticeDetail.signIn}
        </a>
      </header>
      <main className={styles.sheet}>
        <Article article={shown.article} />
      </main>
    </div>
  )
}

function Article({ article }: { article: NoticeArticle }) {
  const { noticeDetail } = useText()
  return (
    <article>
      <h1 className={styles.title}>{article.title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{noticeDetail.from}</dt>
          <dd>{article.orgName}</dd>
        </div>
        <div>
          <dt>{noticeDetail.at}</dt>
          <dd>{article.publishedAt}</dd>
        </div>
      </dl>
      {article.html.trim() ? (
        <SafeHtml html={article.html} className={styles.content} />
      ) : (
        <p className={styles.empty}>{noticeDetail.empty}</p>
      )}
    </article>
  )
}

interface NoticeTroubleProps {
  page: NoticePageData
  failure: Extract<NoticePageData['shown'], { failure: unknown }>['failure']
}

function NoticeTrouble({ page, failure }: NoticeTroubleProps) {
  const { noticeDetail } = useText()
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
    <main className={errorStyles.page}>
      <div className={errorStyles.card}>
        <StateMessage kind={kind} title={title} detail={detail} as="h1">
          <a className={recipeClass('button', { variant: 'solid', size: 'md' })} href={wayOn.to}>
            {wayOn.label}
          </a>
        </StateMessage>
      </div>
    </main>
  )
}
