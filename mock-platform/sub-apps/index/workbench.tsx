import { useCallback, useEffect } from 'react'
import type { SubAppProps } from '../kit/lifecycles'
import { dateText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Todo } from '../pendCenter/contract'
import type { WorkbenchSummary } from './contract'
import { CountCards } from './count-cards'
import { greeting, longDate } from './greeting'
import { LatestList } from './latest-list'
import { TodaySchedule } from './today-schedule'

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
          <p className="muted">
            {props.user.orgName && `${props.user.orgName}　`}
            <span className="numeric">{longDate(now)}</span>
          </p>
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
      <CountCards data={data} navigate={navigate} />
      <div className="latest">
        <div className="latest-column">
          {data.todos && <TodoList todos={data.todos.latest} navigate={navigate} />}
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
        </div>
        <div className="latest-column">
          {data.schedule.length > 0 && <TodaySchedule items={data.schedule} navigate={navigate} />}
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
      </div>
    </>
  )
}

interface TodoListProps {
  todos: Todo[]
  navigate(path: string): void
}

function TodoList({ todos, navigate }: TodoListProps) {
  return (
    <LatestList
      title="待办事项"
      empty="没有待办事项"
      all="/pendCenter/handle?menu=handle&code=handleall"
      mark="待办理"
      navigate={navigate}
      items={todos.map(({ id, app, path, title, from, time, toRead }) => ({
        id: `${app} ${id}`,
        path,
        text: title,
        label: from,
        time: dateText(time),
        read: toRead,
      }))}
    />
  )
}
