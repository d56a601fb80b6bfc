import { ArrowDown } from 'lucide'
import { useRef } from 'react'
import { Icon } from '../../../ui/icon'
import { useAssistantText } from '../use-assistant-text'
import type { Chat, Conversation } from './chat'
import styles from './conversation-view.module.css'
import { useFollowEnd } from './follow-end'
import { TurnView } from './turn-view'

interface ConversationViewProps {
  chat: Chat
  conversation: Conversation
  name: string
  onGo(path: string): void
}

/** The turns of a conversation. Its end stays in view unless the user has scrolled up. */
export function ConversationView({ chat, conversation, name, onGo }: ConversationViewProps) {
  const assistant = useAssistantText()
  const list = useRef<HTMLDivElement>(null)
  const { away, toEnd, onScroll } = useFollowEnd(list, conversation.turns)
  const { turns } = conversation
  return (
    <div className="flex-1 relative min-h-0">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard, too */}
      <section
        ref={list}
        className={`h-full overflow-auto overscroll-contain p-4 ${styles.list}`}
        aria-label={assistant.conversation}
        tabIndex={0}
        onScroll={onScroll}
      >
        {turns.length === 0 && <Welcome name={name} onAsk={(text) => void chat.ask(text, null)} />}
        {turns.map((turn, index) => (
          <div key={turn.id} className={styles.turn}>
            <TurnView
              turn={turn}
              name={name}
              last={index === turns.length - 1}
              onAgain={(question) => void chat.askAgain(turn.id, question)}
              onGo={onGo}
            />
          </div>
        ))}
      </section>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {away && turns.length > 0 && (
        <button
          type="button"
          className={`absolute grid place-items-center border rounded-full bg-surface shadow-md text-text size-36px ${styles.toEnd}`}
          aria-label={assistant.toEnd}
          title={assistant.toEnd}
          onClick={toEnd}
        >
          <Icon drawing={ArrowDown} />
        </button>
      )}
    </div>
  )
}

function Welcome({ name, onAsk }: { name: string; onAsk(question: string): void }) {
  const assistant = useAssistantText()
  return (
    <div className="leading-text text-muted">
      <p className="text-lg font-bold text-text mb-3">{assistant.welcome(name)}</p>
      <p className="mb-3">{assistant.welcomeDetail}</p>
      <ul className="flex flex-wrap gap-2" aria-label={assistant.tryAsking}>
        {assistant.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button
              type="button"
              className="border rounded-full bg-surface text-text px-3 min-h-36px hover:border-accent hover:text-accent"
              onClick={() => onAsk(suggestion)}
            >
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
