import {
  ListBody,
  type Page,
  PlaceLink,
  SearchBox,
  SectionTabs,
  useList,
  useQuery,
} from '../kit/react'
import { dateText } from '../kit/texts'
import type { Board, TopicSummary } from './contract'

/** The topics of the board that the address names. */
export function TopicList() {
  const counted = useQuery<Board[]>('/service-im/forum/boards', { refresh: true })
  const topics = useList<Page<TopicSummary>, 'board' | 'keyword'>('/service-im/forum/topic/page', {
    length: 10,
    filters: ['board', 'keyword'],
    path: '/topics',
  })
  const { board, keyword } = topics.wanted
  // One failure for both, and one way to try again.
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
    <>
      <div className="toolbar">
        <div className="spread">
          <SectionTabs
            look="pills"
            label="版块"
            sections={[{ id: '', name: '全部', topics: all }, ...boards].map((one) => ({
              title: one.name,
              to: topics.address({ board: one.id, pageNo: '' }),
              current: one.id === board,
              count: counted.data && String(one.topics),
            }))}
          />
        </div>
        <SearchBox label="搜索帖子" placeholder="标题、内容或作者" list={topics} />
      </div>
      {present && <p className="board-about small muted">{present.description}</p>}
      <ListBody
        list={list}
        unit="帖"
        empty={keyword ? `没有与“${keyword}”相关的帖子` : '还没有帖子'}
      >
        {({ records }) => (
          <ul aria-label="帖子" aria-busy={topics.loading}>
            {records.map((topic) => (
              <TopicRow key={topic.id} topic={topic} />
            ))}
          </ul>
        )}
      </ListBody>
    </>
  )
}

function TopicRow({ topic }: { topic: TopicSummary }) {
  const counts = [
    ['回复', topic.replies],
    ['赞', topic.likes],
  ] as const
  return (
    <li className="list-row">
      <div className="grow">
        <PlaceLink to={`/topic/${topic.id}`} className="topic-title bare strong">
          {topic.title}
        </PlaceLink>
        <p className="topic-excerpt ellipsis muted">{topic.excerpt}</p>
        <p className="row small muted">
          <span className="tag quiet">{topic.boardName}</span>
          <span>
            {topic.authorName} · {topic.orgName}
          </span>
          <time className="numeric">{dateText(topic.lastReplyAt)}</time>
        </p>
      </div>
      <dl className="topic-counts numeric">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dd>{count}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </li>
  )
}
