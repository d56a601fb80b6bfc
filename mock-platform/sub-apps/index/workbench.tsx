import { useCallback, useEffect } from 'react'
import type { SubAppProps } from '../kit/lifecycles'
import { dateText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { WorkbenchSummary } from './contract'
import { CountCards } from './count-cards'
import { greeting, longDate } from './greeting'
import { LatestList } from './latest-list'

/** The home page: who is here, what waits, what is new. */
export function Workbench({ props }: { props: SubAppProps }) {
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<WorkbenchSummary>('/service-portal/workbench/summary', { signal }),
    [props],
  )
  const { data, loading, failure, reload } = useLoaded(load)
  useEffect(() => onShownAgain(reload), [reload])
  const now = new Date()

  return (
    <main className="page">
      <header className="welcome">
        <div className="spread">
          <h1>
            {greeting(now)}，{props.user.username}
          </h1>
          <p className="muted">{[props.user.orgName, longDate(now)].filter(Boolean).join('　')}</p>
        </div>
        <button type="button" className="button" aria-disabled={loading} onClick={reload}>
          {loading ? '刷新中…' : '刷新'}
        </button>
      </header>
      {data && failure && (
        <p className="alert" role="alert">
          {failure}，当前显示的是上次的内容。
        </p>
      )}
      {!data && failure && <Failure text={failure} retry={reload} />}
      {!data && !failure && (
        <p className="state" role="status">
          正在加载数据....
        </p>
      )}
      {data && <Summary data={data} navigate={props.navigate} />}
    </main>
  )
}

function Failure({ text, retry }: { text: string; retry(): void }) {
  return (
    <div className="state failed" role="alert">
      <p>{text}</p>
      <button type="button" className="button" onClick={retry}>
        重试
      </button>
    </div>
  )
}

interface SummaryProps {
  data: WorkbenchSummary
  navigate(path: string): void
}

function Summary({ data, navigate }: SummaryProps) {
  return (
    <>
      <CountCards counts={data.counts} navigate={navigate} />
      <div className="latest">
        <LatestList
          title="最新邮件"
          empty="收件箱里还没有邮件"
          all="/inbox/list/1"
          navigate={navigate}
          items={data.mails.map((mail) => ({
            ...mail,
            path: `/inbox/detail/${mail.id}`,
            text: mail.subject,
            label: mail.senderName,
            time: dateText(mail.time),
          }))}
        />
        <LatestList
          title="最新通知公告"
          empty="还没有通知公告"
          all="/list/index"
          navigate={navigate}
          items={data.notices.map((notice) => ({
            ...notice,
            path: `/list/detail/${notice.id}`,
            text: notice.title,
            label: notice.type,
            time: dateText(notice.time),
          }))}
        />
      </div>
    </>
  )
}
