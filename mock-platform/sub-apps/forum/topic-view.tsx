import { textErrors } from '../../contracts/form-errors'
import type { Reply, ReplyForm, Topic } from '../../contracts/forum/contract'
import forms from '../../contracts/forum/forms.json'
import { pageNoOf, withQuery } from '../kit/place-query'
import {
  BackHead,
  Button,
  FormView,
  fieldsFrom,
  Pager,
  useAction,
  useApp,
  useForm,
  usePlace,
  useQuery,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'

const length = 20
const topicPath = (id: string) => `/service-im/forum/topic/${encodeURIComponent(id)}`

export function TopicView({ id }: { id: string }) {
  const { props, ask, history } = useApp()
  const { act } = useAction()
  const place = usePlace()
  const pageNo = pageNoOf(place)
  const address = (patch: Record<string, string | number>) => withQuery(place, patch)
  const loaded = useQuery<Topic>(topicPath(id), { query: { pageNo, length }, refresh: true })
  const { data, reload } = loaded

  async function remove(replyId: string) {
    if (!(await ask({ text: spoken('确定删除这条回复吗？'), yes: spoken('删除') }))) return
    const path = `/service-im/forum/reply/${encodeURIComponent(replyId)}`
    if (await act(() => props.request(path, { method: 'DELETE' }), spoken('回复已删除'))) reload()
  }

  /** The new reply is the last one. */
  function showReply(replies: number) {
    const last = Math.ceil(replies / length)
    if (last === pageNo) reload()
    else void history.go(address({ pageNo: last }))
  }

  return (
    <>
      <BackHead
        to={data ? `/topics?board=${data.board}` : '/topics'}
        back={data ? spoken('返回{boardName}', { boardName: data.boardName }) : spoken('返回论坛')}
      />
      <WhenLoaded loaded={loaded}>
        {(topic) => (
          <>
            <TopicText topic={topic} onChanged={reload} />
            <section className="replies border-t" aria-label={spoken('回复')}>
              <h2 className="m-0 pt-3.5 px-edge pb-1 text-15px">
                {spoken('回复 ')}
                <span className="numeric muted">{topic.page.total}</span>
              </h2>
              {topic.page.total === 0 && (
                <p className="state min-h-96px">{spoken('还没有人回复，来说两句吧')}</p>
              )}
              <ul>
                {topic.page.records.map((reply) => (
                  <ReplyItem key={reply.id} reply={reply} onDelete={() => remove(reply.id)} />
                ))}
              </ul>
              {topic.page.total > length && (
                <Pager list={{ pageNo, length, address }} total={topic.page.total} />
              )}
            </section>
            <ReplyFormPanel topicId={id} onSent={showReply} />
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function TopicText({ topic, onChanged }: { topic: Topic; onChanged(): void }) {
  const { props } = useApp()
  const { busy, act } = useAction()

  async function like() {
    const options = { method: 'PUT', body: { liked: !topic.liked } } as const
    if (await act(() => props.request(`${topicPath(topic.id)}/like`, options))) onChanged()
  }
  return (
    <article className="padded wide">
      <h1 className="text-20px">{topic.title}</h1>
      <p className="row small muted">
        <span>
          {topic.authorName} · {topic.orgName}
        </span>
        <time className="numeric">{topic.createdAt.slice(0, 16)}</time>
      </p>
      <p className="pre-wrap max-w-52em mt-4 mx-0 mb-5 text-15px leading-1.8">{topic.content}</p>
      <Button aria-pressed={topic.liked} aria-disabled={busy} onClick={like}>
        {topic.liked ? spoken('已赞') : spoken('赞')} <span className="numeric">{topic.likes}</span>
      </Button>
    </article>
  )
}

function ReplyItem({ reply, onDelete }: { reply: Reply; onDelete(): void }) {
  return (
    <li className="list-row items-start py-3.5 px-edge">
      <span className="avatar" aria-hidden="true">
        {reply.authorName.slice(0, 1)}
      </span>
      <div className="grow">
        <p className="row small">
          <strong>{reply.authorName}</strong>
          <span className="muted spread">{reply.orgName}</span>
          <span className="muted numeric">{spoken('{floor} 楼', { floor: reply.floor })}</span>
        </p>
        <p className="pre-wrap">{reply.content}</p>
        <p className="row small muted">
          <time className="numeric">{reply.createdAt.slice(0, 16)}</time>
          {reply.own && (
            <Button plain className="small min-h-28px py-0" onClick={onDelete}>
              {spoken('删除')}
              <span className="visually-hidden">
                {spoken('{floor} 楼的回复', { floor: reply.floor })}
              </span>
            </Button>
          )}
        </p>
      </div>
    </li>
  )
}

interface ReplyFormPanelProps {
  topicId: string
  /** `replies`: the current number of replies. */
  onSent(replies: number): void
}

const empty: ReplyForm = { content: '' }

function ReplyFormPanel({ topicId, onSent }: ReplyFormPanelProps) {
  const { props, toast, history } = useApp()
  const form = useForm<ReplyForm>({
    start: empty,
    check: (reply) => textErrors(forms.reply, reply),
    async save(body) {
      const path = `${topicPath(topicId)}/reply`
      const { replies } = await props.request<{ replies: number }>(path, { body })
      form.restart(empty)
      history.guard(null)
      toast(spoken('回复成功'))
      onSent(replies)
    },
  })
  return (
    <FormView
      form={form}
      className="area-96px py-5 px-edge bg-sunken border-t rounded-b-lg"
      fields={fieldsFrom<ReplyForm>(forms.reply)}
      submit={spoken('回复')}
      submitting={spoken('正在发送…')}
      buttons={
        <span className="muted numeric">
          {form.values.content.length} / {forms.reply[0]?.maxLength}
        </span>
      }
    />
  )
}
