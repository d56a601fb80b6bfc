import { useCallback, useEffect } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Topic } from './contract'
import { LikeButton } from './like-button'
import { ReplyFormPanel } from './reply-form'
import { ReplyItem } from './reply-item'

const pageLength = 20

interface TopicViewProps extends ReactAppProps {
  id: string
}

/** One topic with its replies and a form for another. */
export function TopicView({ id, context, history }: TopicViewProps) {
  const { props, toast, ask } = context
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { pageNo, length: pageLength }
      const path = `/service-im/forum/topic/${encodeURIComponent(id)}`
      return props.request<Topic>(path, { query, signal })
    },
    [props, id, pageNo],
  )
  const loaded = useLoaded(load)
  const { data: topic, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  async function remove(replyId: string) {
    if (!(await ask({ text: '确定删除这条回复吗？', yes: '删除' }))) return
    try {
      const path = `/service-im/forum/reply/${encodeURIComponent(replyId)}`
      await props.request(path, { method: 'DELETE' })
      toast('回复已删除')
      reload()
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  /** The new reply is the last one. */
  function showReply(replies: number) {
    const last = Math.ceil(replies / pageLength)
    if (last === pageNo) reload()
    else void history.go(withQuery(place, { pageNo: last }))
  }

  return (
    <>
      <header className="toolbar">
        <PlaceLink
          history={history}
          to={topic ? `/topics?board=${topic.board}` : '/topics'}
          className="button"
        >
          {topic ? `返回${topic.boardName}` : '返回论坛'}
        </PlaceLink>
      </header>
      {!topic && <LoadingState loaded={loaded} />}
      {topic && (
        <>
          <article className="topic">
            <h2>{topic.title}</h2>
            <p className="topic-source muted">
              <span>
                {topic.authorName} · {topic.orgName}
              </span>
              <time className="numeric">{topic.createdAt.slice(0, 16)}</time>
            </p>
            <p className="topic-text">{topic.content}</p>
            <LikeButton topic={topic} context={context} onChanged={reload} />
          </article>
          <section className="replies" aria-label="回复">
            <h3>
              回复 <span className="numeric">{topic.page.total}</span>
            </h3>
            {topic.page.total === 0 && <p className="state">还没有人回复，来说两句吧</p>}
            <ul>
              {topic.page.records.map((reply) => (
                <ReplyItem key={reply.id} reply={reply} onDelete={() => void remove(reply.id)} />
              ))}
            </ul>
            {topic.page.total > pageLength && (
              <Pager
                history={history}
                pageNo={pageNo}
                pageLength={pageLength}
                total={topic.page.total}
                address={(next) => withQuery(place, { pageNo: next })}
              />
            )}
          </section>
          <ReplyFormPanel topicId={id} context={context} history={history} onSent={showReply} />
        </>
      )}
    </>
  )
}
