import type { ReviewedLog } from '../../contracts/dailyPerson/contract'
import { spokenDay } from '../kit/dates'
import { ListPage, type Page, PlaceLink, Tag, useList } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

export function ReviewList() {
  const list = useList<Page<ReviewedLog>>(pages.reviews)
  return (
    <div className="panel">
      <ListPage page={pages.reviews} list={list}>
        {(log) => <ReviewRow key={log.id} log={log} />}
      </ListPage>
    </div>
  )
}

function ReviewRow({ log }: { log: ReviewedLog }) {
  const commented = log.comments.length > 0
  return (
    <li>
      <PlaceLink
        to={`/review/${log.id}`}
        className="review-row list-row grid cols-180px-1fr-auto-auto gap-4 max-640:cols-1fr-auto max-640:gap-y-1 max-640:gap-x-3"
      >
        <span>
          <b>{log.authorName}</b> <span className="muted">{log.duty}</span>
        </span>
        <span className="ellipsis max-640:row-start-2 max-640:col-span-full">
          {log.items.map(({ content }) => content).join(' ')}
        </span>
        <span className="muted numeric max-640:row-start-3 max-640:col-start-1">
          {spoken('{day} · {hours} 小时', { day: spokenDay(log.date), hours: log.hours })}
        </span>
        <Tag loud={!commented}>{commented ? spoken('已点评') : spoken('待点评')}</Tag>
      </PlaceLink>
    </li>
  )
}
