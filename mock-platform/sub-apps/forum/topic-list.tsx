import { useCallback, useEffect } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { dateText } from '../kit/texts'
import { type Loaded, useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Board, TopicSummary } from './contract'

const pageLength = 10

interface Topics {
  boards: Board[]
  page: { records: TopicSummary[]; total: number }
}

/** The topics of the board that the address names. */
export function TopicList({ context: { props }, history }: ReactAppProps) {
  const place = usePlace(history)
  const board = place.query.get('board') ?? ''
  const keyword = place.query.get('keyword') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    async (signal: AbortSignal): Promise<Topics> => {
      const query = { board, keyword, pageNo, length: pageLength }
      const [boards, page] = await Promise.all([
        props.request<Board[]>('/service-im/forum/boards', { signal }),
        props.request<Topics['page']>('/service-im/forum/topic/page', { query, signal }),
      ])
      return { boards, page }
    },
    [props, board, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const boards = loaded.data?.boards ?? []
  const all = boards.reduce((sum, { topics }) => sum + topics, 0)
  const present = boards.find(({ id }) => id === board)

  return (
    <>
      <div className="toolbar">
        <nav className="boards spread" aria-label="版块">
          {[{ id: '', name: '全部', topics: all }, ...boards].map(({ id, name, topics }) => (
            <PlaceLink
              key={id}
              history={history}
              to={withQuery({ ...place, path: '/topics' }, { board: id, pageNo: '' })}
              aria-current={id === board ? 'page' : undefined}
            >
              {name}
              {loaded.data && <span className="numeric"> {topics}</span>}
            </PlaceLink>
          ))}
        </nav>
        <SearchBox
          label="搜索帖子"
          placeholder="标题、内容或作者"
          keyword={keyword}
          onSearch={(next) =>
            void history.go(withQuery({ ...place, path: '/topics' }, { keyword: next, pageNo: '' }))
          }
        />
      </div>
      {present && <p className="board-about muted">{present.description}</p>}
      <Rows loaded={loaded} keyword={keyword} history={history} />
      {loaded.data && loaded.data.page.total > 0 && (
        <Pager
          history={history}
          pageNo={pageNo}
          pageLength={pageLength}
          total={loaded.data.page.total}
          unit="帖"
          address={(next) => withQuery({ ...place, path: '/topics' }, { pageNo: next })}
        />
      )}
    </>
  )
}

interface RowsProps extends Pick<ReactAppProps, 'history'> {
  loaded: Loaded<Topics>
  keyword: string
}

function Rows({ loaded, keyword, history }: RowsProps) {
  if (!loaded.data || loaded.failure) return <LoadingState loaded={loaded} />
  const { records } = loaded.data.page
  if (records.length === 0) {
    return <p className="state">{keyword ? `没有与“${keyword}”相关的帖子` : '还没有帖子'}</p>
  }
  return (
    <ul aria-label="帖子" aria-busy={loaded.loading}>
      {records.map((topic) => (
        <li key={topic.id} className="topic-row">
          <div className="topic-main">
            <PlaceLink history={history} to={`/topic/${topic.id}`} className="topic-title">
              {topic.title}
            </PlaceLink>
            <p className="topic-excerpt muted">{topic.excerpt}</p>
            <p className="topic-source muted">
              <span className="tag quiet">{topic.boardName}</span>
              <span>
                {topic.authorName} · {topic.orgName}
              </span>
              <time className="numeric">{dateText(topic.lastReplyAt)}</time>
            </p>
          </div>
          <dl className="topic-counts numeric">
            <div>
              <dd>{topic.replies}</dd>
              <dt>回复</dt>
            </div>
            <div>
              <dd>{topic.likes}</dd>
              <dt>赞</dt>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}
