import { useCallback, useEffect } from 'react'
import { dayText } from '../kit/days'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { ReviewedLog } from './contract'

const pageLength = 10
const states = [
  { state: 'waiting', title: '待点评', empty: '没有待点评的日志' },
  { state: 'commented', title: '已点评', empty: '还没有点评过日志' },
  { state: '', title: '全部', empty: '还没有人提交日志' },
] as const

/** The logs that others submitted to whoever is signed in. */
export function ReviewList({ context: { props }, history }: ReactAppProps) {
  const place = usePlace(history)
  const state = place.query.get('state') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { state, pageNo, length: pageLength }
      const path = '/service-workbook/worklog/review/page'
      const options = { query, signal }
      const page = await props.request<{ records: ReviewedLog[]; total: number }>(path, options)
      if (!signal.aborted) leaveEmptyPage(history, page)
      return page
    },
    [props, history, state, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const present = states.find((one) => one.state === state) ?? states[2]

  return (
    <div className="panel">
      <div className="toolbar">
        <nav className="sections" aria-label="点评状态">
          {states.map(({ state: other, title }) => (
            <PlaceLink
              key={other}
              history={history}
              to={withQuery(place, { state: other, pageNo: '' })}
              aria-current={other === state ? 'page' : undefined}
            >
              {title}
            </PlaceLink>
          ))}
        </nav>
      </div>
      {(!data || loaded.failure) && <LoadingState loaded={loaded} />}
      {data && !loaded.failure && data.total === 0 && <p className="state">{present.empty}</p>}
      {data && !loaded.failure && (
        <ul aria-label="下属日志" aria-busy={loaded.loading}>
          {data.records.map((log) => (
            <ReviewRow key={log.id} log={log} history={history} />
          ))}
        </ul>
      )}
      {data && data.total > 0 && (
        <Pager
          history={history}
          pageNo={pageNo}
          pageLength={pageLength}
          total={data.total}
          unit="篇"
          address={(next) => withQuery(place, { pageNo: next })}
        />
      )}
    </div>
  )
}

function ReviewRow({ log, history }: { log: ReviewedLog } & Pick<ReactAppProps, 'history'>) {
  return (
    <li>
      <PlaceLink history={history} to={`/review/${log.id}`} className="review-row">
        <span className="review-who">
          <b>{log.authorName}</b> <span className="muted">{log.duty}</span>
        </span>
        <span className="review-what">{log.items.map(({ content }) => content).join(' ')}</span>
        <span className="muted numeric">
          {dayText(log.date)} · {log.hours} 小时
        </span>
        <span className={log.comments.length > 0 ? 'tag quiet' : 'tag'}>
          {log.comments.length > 0 ? '已点评' : '待点评'}
        </span>
      </PlaceLink>
    </li>
  )
}
