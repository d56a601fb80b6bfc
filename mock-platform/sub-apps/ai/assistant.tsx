import { useCallback, useEffect, useState } from 'react'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import { Composer } from './composer'
import type { Conversation } from './contract'
import { ConversationList } from './conversation-list'
import { Messages } from './messages'
import { useChat } from './use-chat'
import { Welcome } from './welcome'

const conversationsPath = '/service-integrate/ai/conversation'

/** The assistant: `/chat` begins a conversation, `/chat/:id` goes on with one, `?question=` asks at once. */
export function Assistant({ context, history }: ReactAppProps) {
  const { props, toast, ask: confirm } = context
  const { path, query } = usePlace(history)
  const placeId = decodeURIComponent(/^\/chat\/([^/]+)$/.exec(path)?.[1] ?? '')
  const { chat, ask, stop, open } = useChat({ context, history }, placeId)
  const [listShown, setListShown] = useState(false)
  const name = useAssistantName(context)
  const loaded = useLoaded(
    useCallback(
      (signal: AbortSignal) => props.request<Conversation[]>(conversationsPath, { signal }),
      [props],
    ),
  )
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  // A conversation that began or went on has its new place in the list once it is answered.
  useEffect(() => {
    if (!chat.answering && chat.messages.length) reload()
  }, [chat.answering, chat.messages.length, reload])

  const question = query.get('question')?.trim() ?? ''
  useEffect(() => {
    if (!question) return
    // Gone from the address at once, or a reload would ask again.
    history.replace('/chat')
    void open('').then(() => ask(question))
  }, [question, history, open, ask])
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere closes the list of a narrow window
  useEffect(() => setListShown(false), [placeId])

  async function remove({ id, title }: Conversation) {
    if (!(await confirm({ text: `确定删除会话“${title}”吗？`, yes: '删除' }))) return
    try {
      await props.request(`${conversationsPath}/${encodeURIComponent(id)}`, { method: 'DELETE' })
      if (id === placeId) await history.go('/chat')
      toast('已删除')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    reload()
  }

  return (
    <main className="assistant">
      <aside className={listShown ? 'side shown' : 'side'} id="side" aria-label="会话">
        <button type="button" className="button primary" onClick={() => history.go('/chat')}>
          新会话
        </button>
        <ConversationList
          loaded={loaded}
          shownId={placeId}
          history={history}
          onRemove={(conversation) => void remove(conversation)}
        />
      </aside>
      <section className="talk" aria-label={name}>
        <header className="toolbar">
          <h1 className="spread">{name}</h1>
          <button
            type="button"
            className="button side-switch"
            aria-expanded={listShown}
            aria-controls="side"
            onClick={() => setListShown(!listShown)}
          >
            会话记录
          </button>
        </header>
        {chat.messages.length ? (
          <Messages chat={chat} name={name} context={context} onRetry={ask} />
        ) : (
          <Welcome chat={chat} name={name} onAsk={ask} onReload={() => open(placeId)} />
        )}
        <Composer answering={chat.answering} onAsk={ask} onStop={stop} />
      </section>
    </main>
  )
}

/** The name that the unit gave it. */
function useAssistantName({ props }: ReactAppProps['context']): string {
  const [name, setName] = useState('智能助手')
  useEffect(() => {
    const attempt = new AbortController()
    props
      .request<string>('/service-system/setconstant/value/AI_NAME', { signal: attempt.signal })
      .then((given) => given && setName(given))
      // The ordinary name does as well.
      .catch(() => {})
    return () => attempt.abort()
  }, [props])
  return name
}
