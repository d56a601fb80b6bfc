import type { KeyboardEvent } from 'react'
import type { MessageType } from '~contract/platform/message-types'
import { typeCountMaximum } from '~contract/portal/constants'
import { useText } from '../../../text/text-context'
import styles from './message-popover.module.css'

type Choice = MessageType | ''

interface MessageTabsProps {
  types: readonly Choice[]
  type: Choice
  counts: Readonly<Record<Choice, number>>
  /** What shows the messages of the chosen type. */
  panelId: string
  onChoose(type: Choice): void
}

/** The types of messages with their counts; arrow keys go from one to the next. */
export function MessageTabs({ types, type, counts, panelId, onChoose }: MessageTabsProps) {
  const { messages, messageCenter } = useText()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = types.indexOf(type)
    const last = types.length - 1
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onChoose(types[next] ?? '')
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')
    tabs[next]?.focus()
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={messages.tabs} onKeyDown={onKeyDown}>
      {types.map((one) => {
        const label = one ? messageCenter.types[one] : messages.all
        const count = counts[one] > typeCountMaximum ? `${typeCountMaximum}+` : String(counts[one])
        const chosen = one === type
        return (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${panelId}-${one}`}
            className={styles.tab}
            aria-selected={chosen}
            aria-controls={chosen ? panelId : undefined}
            aria-label={messages.tabCount(label, count)}
            tabIndex={chosen ? 0 : -1}
            data-first={chosen || undefined}
            onClick={() => onChoose(one)}
          >
            {label}
            <span className={styles.count}>{count}</span>
          </button>
        )
      })}
    </div>
  )
}
