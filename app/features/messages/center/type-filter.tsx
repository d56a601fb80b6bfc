import { useCenterText } from './use-center-text'
import type { MessagesWanted } from './use-message-list'

interface TypeFilterProps {
  type: MessagesWanted['type']
  onChoose(type: MessagesWanted['type']): void
}

/** All messages, or those of one type. */
export function TypeFilter({ type, onChoose }: TypeFilterProps) {
  const messageCenter = useCenterText()
  const choices = Object.entries({ '': messageCenter.all, ...messageCenter.types })
  return (
    <fieldset className="flex flex-wrap border rounded-md bg-surface p-3px ml-auto gap-1 max-680:ml-0">
      <legend className="visually-hidden">{messageCenter.filter}</legend>
      {choices.map(([code, label]) => (
        <button
          key={code}
          type="button"
          className="choice min-h-30px px-3 py-0 rounded-sm text-sm whitespace-nowrap"
          aria-pressed={type === code}
          onClick={() => onChoose(code as typeof type)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
