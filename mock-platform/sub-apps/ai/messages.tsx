import { useEffect, useRef } from 'react'
import type { ChatMessage } from '../../contracts/ai/contract'
import { copyText } from '../kit/copy-text'
import { Button, LoadingState, useApp } from '../kit/react'
import { spoken } from '../kit/spoken'
import { AnswerText } from './answer-text'
import type { ChatState } from './chat-state'

interface MessagesProps {
  chat: ChatState
  name: string
  onRetry(question: string): void
}

/** Pixels: a user who has scrolled up by no more than this still follows the answer. */
const followWithin = 80

export function Messages({ chat, name, onRetry }: MessagesProps) {
  const list = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list grows with the messages
  useEffect(() => {
    if (follows.current) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [chat.messages])

  return (
    <div
      ref={list}
      className="messages flex flex-1 flex-col gap-5 min-h-0 overflow-y-auto"
      role="log"
      aria-label={spoken('对话')}
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
          growing={chat.answering && place === chat.messages.length - 1}
        />
      ))}
      {chat.failure && chat.unanswered && (
        <div className="alert rounded-md" role="alert">
          <span>{chat.failure}</span>
          <Button onClick={() => onRetry(chat.unanswered)}>{spoken('重试')}</Button>
        </div>
      )}
    </div>
  )
}

interface MessageProps {
  message: ChatMessage
  name: string
  growing: boolean
}

function Message({ message: { role, text, stopped }, name, growing }: MessageProps) {
  const { toast } = useApp()
  if (role === 'user') {
    return (
      <div className="pre-wrap self-end max-w-85% py-2 px-3.5 bg-accent-soft rounded-lg">
        <span className="visually-hidden">{spoken('我问：')}</span>
        <p>{text}</p>
      </div>
    )
  }
  const copy = async () => {
    const done = await copyText(plainText(text))
    toast(
      done ? spoken('已复制') : spoken('复制失败，请手动选择后复制'),
      done ? 'success' : 'danger',
    )
  }
  return (
    <article
      className="answer grid gap-2 justify-items-start"
      aria-label={spoken('{name}的回答', { name })}
    >
      <p className="text-accent font-bold">{name}</p>
      <AnswerText text={text} />
      {growing && !text && <p className="muted">{spoken('正在思考…')}</p>}
      {stopped && <p className="muted">{spoken('（回答已停止）')}</p>}
      {!growing && text && (
        <Button plain onClick={copy}>
          {spoken('复制')}
        </Button>
      )}
    </article>
  )
}

function plainText(answer: string): string {
  return answer.replace(/\*\*([^*]+)\*\*/g, '$1').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
}

const suggestions = [
  '今天有哪些待办？',
  '有哪些未读通知？',
  '找公文 值班',
  '写一份安全生产检查方案提纲',
]

interface WelcomeProps {
  chat: ChatState
  name: string
  onAsk(question: string): void
  onReload(): void
}

export function Welcome({ chat, name, onAsk, onReload }: WelcomeProps) {
  if (chat.loading || chat.failure) {
    const loaded = { ...chat, missing: false, reload: onReload }
    return <LoadingState loaded={loaded} />
  }
  return (
    <div className="state flex-1 overflow-y-auto">
      <h2 className="text-text text-20px">{spoken('您好，我是{name}', { name })}</h2>
      <p>{spoken('可以问我待办、通知和公文，也可以让我拟写提纲。涉密信息请勿输入。')}</p>
      <ul className="flex flex-wrap gap-2 justify-center max-w-640px" aria-label={spoken('试着问')}>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Button className="whitespace-normal" onClick={() => onAsk(spoken(suggestion))}>
              {spoken(suggestion)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
