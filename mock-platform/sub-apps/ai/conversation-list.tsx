import type { AppHistory } from '../kit/history'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { dateText } from '../kit/texts'
import type { Loaded } from '../kit/use-loaded'
import type { Conversation } from './contract'

interface ConversationListProps {
  loaded: Loaded<Conversation[]>
  shownId: string
  history: AppHistory
  onRemove(conversation: Conversation): void
}

export function ConversationList({ loaded, shownId, history, onRemove }: ConversationListProps) {
  if (!loaded.data) return <LoadingState loaded={loaded} />
  if (!loaded.data.length) return <p className="state">还没有会话，提问后会保存在这里</p>
  return (
    <ul className="conversations" aria-label="会话记录">
      {loaded.data.map((conversation) => (
        <li key={conversation.id} className="conversation">
          <PlaceLink
            history={history}
            to={`/chat/${encodeURIComponent(conversation.id)}`}
            aria-current={conversation.id === shownId ? 'page' : undefined}
          >
            <span className="conversation-title">{conversation.title}</span>
            <time className="muted numeric">{dateText(conversation.updatedAt)}</time>
          </PlaceLink>
          <button
            type="button"
            className="button plain remove"
            aria-label={`删除会话：${conversation.title}`}
            onClick={() => onRemove(conversation)}
          >
            删除
          </button>
        </li>
      ))}
    </ul>
  )
}
