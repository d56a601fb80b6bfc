import { useEffect, useRef } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { AnswerText } from './answer-text'
import type { ChatState } from './chat-state'
import type { ChatMessage } from './contract'
import { copyText, plainText } from './copy-text'

interface MessagesProps {
  chat: ChatState
  name: string
  context: AppContext
  onRetry(question: string): void
}

/** How far from its end somebody may have scrolled who still wants to see new words. */
const followWithin = 80

export function Messages({ chat, name, context, onRetry }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with the messages
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [chat.messages])

  return (
    <div
      ref={list}
      className="messages"
      role="log"
      aria-label="对话"
      aria-busy={chat.answering}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        follows.current = scrollHeight - scrollTop - clientHeight < followWithin
      }}
    >
      {chat.messages.map((message, place) => (
        <Message
          key={message.id}
          message={message}
          name={name}
          context={context}
          growing={chat.answering && place === chat.messages.length - 1}
        />
      ))}
      {chat.failure && chat.unanswered && (
        <div className="alert" role="alert">
          <span>{chat.failure}</span>
          <button type="button" className="button" onClick={() => onRetry(chat.unanswered)}>
            重试
          </button>
        </div>
      )}
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  name: string
  context: AppContext
  growing: boolean
}

function Message({ message: { role, text, stopped }, name, context, growing }: MessageProps) {
  if (role === 'user') {
    return (
      <div className="message asked">
        <span className="visually-hidden">我问：</span>
        <p>{text}</p>
      </div>
    )
  }
  const copy = async () => {
    const done = await copyText(plainText(text))
    context.toast(done ? '已复制' : '复制失败，请手动选择后复制', done ? 'success' : 'danger')
  }
  return (
    <article className="message answer" aria-label={`${name}的回答`}>
      <p className="answer-name">{name}</p>
      <AnswerText text={text} navigate={context.props.navigate} />
      {growing && !text && <p className="muted">正在思考…</p>}
      {stopped && <p className="muted">（回答已停止）</p>}
      {!growing && text && (
        <button type="button" className="button plain" onClick={copy}>
          复制
        </button>
      )}
    </article>
  )
}
