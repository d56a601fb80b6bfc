import { Facts } from '../kit/react'
import type { DayLog } from './contract'
import { hoursOf } from './log-rules'

/** A submitted log as its writer and the leader read it. */
export function LogText({ log }: { log: DayLog }) {
  return (
    <div className="padded stack loose">
      <ol className="works">
        {log.items.map((item, index) => (
          <li key={index}>
            <span className="tag quiet">{item.category}</span>
            <span className="pre-wrap">{item.content}</span>
            <span className="numeric muted">{item.hours} 小时</span>
          </li>
        ))}
      </ol>
      <Facts
        className="stack"
        facts={[
          ['合计工时', `${hoursOf(log.items)} 小时`],
          ['明日计划', log.plan],
          ['提交给', `${log.reviewerName || '—'}　${log.savedAt.slice(0, 16)}`],
        ]}
      />
      <section className="comments well" aria-label="领导点评">
        <h3>领导点评</h3>
        {log.comments.length === 0 && <p className="muted">还没有点评</p>}
        <ul>
          {log.comments.map((comment) => (
            <li key={comment.id}>
              <p>{comment.content}</p>
              <p className="small muted numeric">
                {comment.byName}　{comment.at.slice(0, 16)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
