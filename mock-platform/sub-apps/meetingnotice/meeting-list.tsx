import { useCallback, useEffect } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { SectionTabs } from '../kit/react/section-tabs'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { MeetingSummary } from './contract'
import { receiptText, timeText } from './texts'

const length = 10
const states = [
  { state: '', title: '全部' },
  { state: 'waiting', title: '待回执' },
  { state: 'mine', title: '我组织的' },
] as const

interface MeetingPage {
  records: MeetingSummary[]
  total: number
  waiting: number
}

export function MeetingList({ context: { props }, history }: ReactAppProps) {
  const place = usePlace(history)
  const state = place.query.get('state') ?? ''
  const keyword = place.query.get('keyword') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<MeetingPage>('/service-meeting/notice/page', {
        query: { state, keyword, pageNo, length },
        signal,
      }),
    [props, state, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  useEffect(() => {
    if (data) props.setBadge(data.waiting)
  }, [props, data])

  return (
    <main className="page">
      <section className="panel" aria-label="会议通知">
        <header className="toolbar">
          <h1 className="spread">会议通知</h1>
          <SearchBox
            label="搜索会议通知"
            placeholder="会议、地点或单位"
            keyword={keyword}
            onSearch={(word) => void history.go(withQuery(place, { keyword: word, pageNo: '' }))}
          />
          <button type="button" className="button" onClick={() => props.close()}>
            关闭
          </button>
        </header>
        <StateFilter state={state} waiting={data?.waiting} history={history} />
        {data ? (
          <Meetings page={data} keyword={keyword} history={history} />
        ) : (
          <LoadingState loaded={loaded} />
        )}
        {data && loaded.failure && (
          <p className="alert" role="alert">
            {loaded.failure}，当前显示的是上次的内容。
          </p>
        )}
        {data && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={length}
            total={data.total}
            unit="个会议"
            address={(number) => withQuery(place, { pageNo: number })}
          />
        )}
      </section>
    </main>
  )
}

interface StateFilterProps extends Pick<ReactAppProps, 'history'> {
  state: string
  waiting: number | undefined
}

function StateFilter({ state, waiting, history }: StateFilterProps) {
  const place = usePlace(history)
  return (
    <SectionTabs
      history={history}
      label="筛选"
      sections={states.map((choice) => ({
        title: choice.title,
        to: withQuery(place, { state: choice.state, pageNo: '' }),
        current: state === choice.state,
        count: choice.state === 'waiting' ? waiting : undefined,
      }))}
    />
  )
}

interface MeetingsProps extends Pick<ReactAppProps, 'history'> {
  page: MeetingPage
  keyword: string
}

function Meetings({ page, keyword, history }: MeetingsProps) {
  if (!page.records.length) {
    return <p className="state">{keyword ? `没有与“${keyword}”相关的会议` : '没有会议通知'}</p>
  }
  return (
    <ul aria-label="会议通知列表">
      {page.records.map((meeting) => {
        const waits = !meeting.mine && !meeting.closed && meeting.reply === null
        return (
          <li key={meeting.id}>
            <PlaceLink
              history={history}
              to={`/noticeDetail?id=${encodeURIComponent(meeting.id)}`}
              className="meeting"
            >
              <span className={waits ? 'meeting-title unread' : 'meeting-title'}>
                {meeting.title}
              </span>
              <span className={waits ? 'tag' : 'tag quiet'}>{receiptText(meeting)}</span>
              <span className="meeting-about muted">
                {timeText(meeting)}　{meeting.place}　{meeting.orgName}
              </span>
            </PlaceLink>
          </li>
        )
      })}
    </ul>
  )
}
