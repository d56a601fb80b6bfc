import type { ChatState } from './chat-state'

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

/** What stands in place of messages. */
export function Welcome({ chat, name, onAsk, onReload }: WelcomeProps) {
  if (chat.loading) {
    return (
      <p className="state" role="status">
        正在加载数据....
      </p>
    )
  }
  if (chat.failure) {
    return (
      <div className="state failed" role="alert">
        <p>{chat.failure}</p>
        <button type="button" className="button" onClick={onReload}>
          重试
        </button>
      </div>
    )
  }
  return (
    <div className="state">
      <h2>您好，我是{name}</h2>
      <p>可以问我待办、通知和公文，也可以让我拟写提纲。涉密信息请勿输入。</p>
      <ul className="suggestions" aria-label="试着问">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="button" onClick={() => onAsk(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
