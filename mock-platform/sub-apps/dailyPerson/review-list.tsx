import { dayText } from '../kit/days'
import { ListBody, type Page, PlaceLink, SectionTabs, useList } from '../kit/react'
import type { ReviewedLog } from './contract'

const states = [
  { state: 'waiting', title: '待点评', empty: '没有待点评的日志' },
  { state: 'commented', title: '已点评', empty: '还没有点评过日志' },
  { state: '', title: '全部', empty: '还没有人提交日志' },
] as const

/** The logs that others submitted to whoever is signed in. */
export function ReviewList() {
  const list = useList<Page<ReviewedLog>, 'state'>('/service-workbook/worklog/review/page', {
    length: 10,
    filters: ['state'],
  })
  const { state } = list.wanted
  const present = states.find((one) => one.state === state) ?? states[2]
  return (
    <div className="panel">
      <div className="toolbar">
        <SectionTabs
          look="pills"
          label="点评状态"
          sections={states.map((one) => ({
            title: one.title,
            to: list.address({ state: one.state, pageNo: '' }),
            current: one.state === state,
          }))}
        />
      </div>
      <ListBody list={list} unit="篇" empty={present.empty}>
        {({ records }) => (
          <ul aria-label="下属日志" aria-busy={list.loading}>
            {records.map((log) => (
              <ReviewRow key={log.id} log={log} />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  )
}

function ReviewRow({ log }: { log: ReviewedLog }) {
  const commented = log.comments.length > 0
  return (
    <li>
      <PlaceLink to={`/review/${log.id}`} className="review-row list-row">
        <span>
          <b>{log.authorName}</b> <span className="muted">{log.duty}</span>
        </span>
        <span className="review-what ellipsis">
          {log.items.map(({ content }) => content).join(' ')}
        </span>
        <span className="muted numeric">
          {dayText(log.date)} · {log.hours} 小时
        </span>
        <span className={commented ? 'tag quiet' : 'tag'}>{commented ? '已点评' : '待点评'}</span>
      </PlaceLink>
    </li>
  )
}
