import type { DayLog } from './contract'
import { hoursOf } from './log-rules'

/** A submitted log as its writer and the leader read it. */
export function LogText({ log }: { log: DayLog }) {
  return (
    <div className="log">
      <ol className="works">
        {log.items.map((item, index) => (
          <li key={index}>
            <span className="tag quiet">{item.category}</span>
            <span className="work-content">{item.content}</span>
            <span className="numeric muted">{item.hours} 小时</span>
          </li>
        ))}
      </ol>
      <dl className="log-facts">
        <dt>合计工时</dt>
        <dd>{hoursOf(log.items)} 小时</dd>
        <dt>明日计划</dt>
        <dd>{log.plan || '—'}</dd>
        <dt>提交给</dt>
        <dd>
          {log.reviewerName || '—'}
          <span className="muted numeric">　{log.savedAt.slice(0, 16)}</span>
        </dd>
      </dl>
      <section className="comments" aria-label="领导点评">
        <h3>领导点评</h3>
        {log.comments.length === 0 && <p className="muted">还没有点评</p>}
        <ul>
          {log.comments.map((comment) => (
            <li key={comment.id}>
              <p>{comment.content}</p>
              <p className="muted numeric">
                {comment.byName}　{comment.at.slice(0, 16)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
