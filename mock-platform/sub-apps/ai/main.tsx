import { useEffect, useState } from 'react'
import type { Conversation } from '../../contracts/ai/contract'
import { dateText } from '../kit/dates'
import { idIn } from '../kit/place-query'
import {
  Button,
  defineReactApp,
  type Loaded,
  LoadingState,
  PlaceLink,
  Toolbar,
  useAction,
  useApp,
  usePlace,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { Composer } from './composer'
import english from './english.json'
import { Messages, Welcome } from './messages'
import { useChat } from './use-chat'

const conversationsPath = '/service-integrate/ai/conversation'

type Chat = ReturnType<typeof useChat>

/** The user's conversations; an answered one moves to the top of the list. */
function useConversations({ answering, messages }: Chat['chat'], placeId: string) {
  const { props, ask, history } = useApp()
  const { act } = useAction()
  const loaded = useQuery<Conversation[]>(conversationsPath, { refresh: true })
  const { reload } = loaded
  useEffect(() => {
    if (!answering && messages.length) reload()
  }, [answering, messages.length, reload])

  async function remove({ id, title }: Conversation) {
    if (!(await ask({ text: spoken('确定删除会话“{title}”吗？', { title }), yes: spoken('删除') })))
      return
    await act(async () => {
      await props.request(`${conversationsPath}/${encodeURIComponent(id)}`, { method: 'DELETE' })
      if (id === placeId) await history.go('/chat')
    }, spoken('已删除'))
    reload()
  }
  return { loaded, remove }
}

/** Asks the question in the address, in a new conversation. */
function useQuestion(question: string, open: Chat['open'], ask: Chat['ask']) {
  const { history } = useApp()
  useEffect(() => {
    if (!question) return
    // Removed from the address at once; otherwise a reload would ask again.
    history.replace('/chat')
    void open('').then(() => ask(question))
  }, [question, history, open, ask])
}

/** `/chat` starts a conversation, `/chat/:id` continues one, `?question=` asks at once. */
function Assistant() {
  const { history } = useApp()
  const { path, query } = usePlace()
  const placeId = idIn(path, 'chat') ?? ''
  const { chat, ask, stop, open } = useChat(placeId)
  const [listShown, setListShown] = useState(false)
  // The tenant's own name for the assistant.
  const name =
    useQuery<string>('/service-system/setconstant/value/AI_NAME').data || spoken('智能助手')
  const { loaded, remove } = useConversations(chat, placeId)
  useQuestion(query.get('question')?.trim() ?? '', open, ask)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the list of a narrow window
  useEffect(() => setListShown(false), [placeId])

  return (
    <main className="grid cols-264px-1fr h-screen max-640:relative max-640:cols-1">
      <aside
        className={`side border-r flex-col gap-3 min-h-0 p-3 overflow-y-auto bg-sunken ${listShown ? 'shown flex' : 'flex max-640:hidden'}`}
        id="side"
        aria-label={spoken('会话')}
      >
        <Button primary onClick={() => history.go('/chat')}>
          {spoken('新会话')}
        </Button>
        <Conversations loaded={loaded} shownId={placeId} onRemove={remove} />
      </aside>
      <section className="flex flex-col min-w-0 min-h-0 bg-surface" aria-label={name}>
        <Toolbar title={name}>
          <Button
            className="hidden max-640:inline-flex"
            aria-expanded={listShown}
            aria-controls="side"
            onClick={() => setListShown(!listShown)}
          >
            {spoken('会话记录')}
          </Button>
        </Toolbar>
        {chat.messages.length ? (
          <Messages chat={chat} name={name} onRetry={ask} />
        ) : (
          <Welcome chat={chat} name={name} onAsk={ask} onReload={() => open(placeId)} />
        )}
        <Composer answering={chat.answering} onAsk={ask} onStop={stop} />
      </section>
    </main>
  )
}

interface ConversationsProps {
  loaded: Loaded<Conversation[]>
  shownId: string
  onRemove(conversation: Conversation): void
}

function Conversations({ loaded, shownId, onRemove }: ConversationsProps) {
  if (!loaded.data) return <LoadingState loaded={loaded} />
  if (!loaded.data.length)
    return <p className="state">{spoken('还没有会话，提问后会保存在这里')}</p>
  return (
    <ul aria-label={spoken('会话记录')}>
      {loaded.data.map((conversation) => (
        <li key={conversation.id} className="flex items-center">
          <PlaceLink
            to={`/chat/${encodeURIComponent(conversation.id)}`}
            className="menu-item grid flex-1 min-w-0"
            aria-current={conversation.id === shownId ? 'page' : undefined}
          >
            <span className="ellipsis" title={conversation.title}>
              {conversation.title}
            </span>
            <time className="muted numeric text-12px">{dateText(conversation.updatedAt)}</time>
          </PlaceLink>
          <Button
            plain
            className="mr-1 text-12px"
            aria-label={spoken('删除会话：{title}', { title: conversation.title })}
            onClick={() => onRemove(conversation)}
          >
            {spoken('删除')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Assistant, english)
