import { useText } from '../../../text/text-context'
import styles from './message-center.module.css'
import type { MessagesWanted } from './use-message-list'

interface TypeFilterProps {
  type: MessagesWanted['type']
  onChoose(type: MessagesWanted['type']): void
}

/** All messages, or those of one type. */
export function TypeFilter({ type, onChoose }: TypeFilterProps) {
  const { messageCenter } = useText()
  const choices = Object.entries({ '': messageCenter.all, ...messageCenter.types })
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{messageCenter.filter}</legend>
      {choices.map(([code, label]) => (
        <button
          key={code}
          type="button"
          className={styles.choice}
          aria-pressed={type === code}
          onClick={() => onChoose(code as typeof type)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
