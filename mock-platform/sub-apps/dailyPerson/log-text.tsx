import type { DayLog } from '../../contracts/dailyPerson/contract'
import { hoursOf } from '../../contracts/dailyPerson/log-rules'
import { Facts } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

export function LogText({ log }: { log: DayLog }) {
  return (
    <div className="padded stack gap-4">
      <ol>
        {log.items.map((item, index) => (
          <li
            key={index}
            className="grid cols-auto-1fr-auto gap-3 items-baseline py-2.5 px-0 border-b max-640:cols-auto-1fr"
          >
            <span className="tag quiet">{spoken(item.category)}</span>
            <span className="pre-wrap max-640:row-start-2 max-640:col-span-full">
              {item.content}
            </span>
            <span className="numeric muted max-640:text-right">
              {spoken('{hours} 小时', { hours: item.hours })}
            </span>
          </li>
        ))}
      </ol>
      <Facts
        className="stack"
        facts={pages.facts}
        of={{ ...log, hours: hoursOf(log.items), reviewer: log.reviewerName || '—' }}
      />
      <section className="well" aria-label={spoken('领导点评')}>
        <h3 className="text-14px">{spoken('领导点评')}</h3>
        {log.comments.length === 0 && <p className="muted">{spoken('还没有点评')}</p>}
        <ul className="divided">
          {log.comments.map((comment) => (
            <li key={comment.id} className="py-2">
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
