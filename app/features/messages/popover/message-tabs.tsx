import type { MessageType } from '~contract/platform/message-types'
import { useText } from '../../../text/text-context'
import { TabList } from '../../../ui/tab-list'
import styles from './message-tabs.module.css'

/** A tab of the message popover shows at most this number; beyond it `999+`. */
const typeCountMaximum = 999

type Choice = MessageType | ''

interface MessageTabsProps {
  types: readonly Choice[]
  type: Choice
  /** null = not known, which differs from zero. */
  counts: Readonly<Record<Choice, number>> | null
  /** The id of the panel that shows the messages of the chosen type. */
  panelId: string
  onChoose(type: Choice): void
}

/** The types of messages with their counts. */
export function MessageTabs({ types, type, counts, panelId, onChoose }: MessageTabsProps) {
  const { messages, messageCenter } = useText()
  return (
    <TabList
      values={types}
      chosen={type}
      label={messages.tabs}
      panelId={panelId}
      className="flex flex-1 gap-0.5 self-stretch min-w-0 max-640:justify-between"
      tabClass={styles.tab}
      tab={(one) => {
        const name = one ? messageCenter.types[one] : messages.all
        if (!counts) return { content: name }
        const count = counts[one] > typeCountMaximum ? `${typeCountMaximum}+` : String(counts[one])
        return {
          label: messages.tabCount(name, count),
          content: <Counted name={name} count={count} />,
        }
      }}
      onChoose={onChoose}
    />
  )
}

function Counted({ name, count }: { name: string; count: string }) {
  return (
    <>
      {name}
      <span
        className={`text-center tabular-nums rounded-full text-muted bg-canvas px-5px ${styles.count}`}
      >
        {count}
      </span>
    </>
  )
}
