import type { Board, TopicSummary } from '../../contracts/forum/contract'
import { dateText } from '../kit/dates'
import {
  ListPage,
  type Page,
  PlaceLink,
  SectionTabs,
  useList,
  usePlace,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

export function TopicList() {
  const board = usePlace().query.get('board') ?? ''
  const counted = useQuery<Board[]>('/service-im/forum/boards', { refresh: true })
  const topics = useList<Page<TopicSummary>>(pages.topics, { board })
  // One error and one retry button for both.
  const list = {
    ...topics,
    failure: topics.failure || counted.failure,
    reload() {
      counted.reload()
      topics.reload()
    },
  }
  const boards = counted.data ?? []
  const all = boards.reduce((sum, one) => sum + one.topics, 0)
  const present = boards.find(({ id }) => id === board)

  return (
    <ListPage
      page={pages.topics}
      list={list}
      buttons={
        <PlaceLink to="/write" className="button primary">
          {spoken('发新帖')}
        </PlaceLink>
      }
      below={
        <>
          <SectionTabs
            label="版块"
            sections={[{ id: '', name: '全部', topics: all }, ...boards].map((one) => ({
              title: one.name,
              to: topics.address({ board: one.id, pageNo: '' }),
              current: one.id === board,
              count: counted.data && String(one.topics),
            }))}
          />
          {present && (
            <p className="small muted py-2 px-edge bg-sunken border-b">{present.description}</p>
          )}
        </>
      }
    >
      {(topic) => <TopicRow key={topic.id} topic={topic} />}
    </ListPage>
  )
}

function TopicRow({ topic }: { topic: TopicSummary }) {
  const counts = [
    [spoken('回复'), topic.replies],
    [spoken('赞'), topic.likes],
  ] as const
  return (
    <li className="list-row">
      <div className="grow">
        <PlaceLink to={`/topic/${topic.id}`} className="bare strong text-15px">
          {topic.title}
        </PlaceLink>
        <p className="ellipsis muted max-640:hidden">{topic.excerpt}</p>
        <p className="row small muted">
          <span className="tag quiet">{topic.boardName}</span>
          <span>
            {topic.authorName} · {topic.orgName}
          </span>
          <time className="numeric">{dateText(topic.lastReplyAt)}</time>
        </p>
      </div>
      <dl className="numeric flex flex-none">
        {counts.map(([name, count]) => (
          <div key={name} className="w-56px text-center max-640:w-40px">
            <dd className="font-bold text-16px leading-1.4">{count}</dd>
            <dt className="muted text-12px">{name}</dt>
          </div>
        ))}
      </dl>
    </li>
  )
}
