import { Search } from 'lucide'
import type { KeyboardEvent, RefObject } from 'react'
import { longestKeyword } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import type { Choice } from './choice'
import styles from './palette.module.css'
import { listId, optionId } from './palette-list'

interface PaletteBoxProps {
  box: RefObject<HTMLInputElement>
  /** Where the user may have begun to type. */
  early: RefObject<HTMLInputElement>
  typed: string
  active: Choice | undefined
  onType(text: string): void
  onMove(step: 1 | -1): void
  onMoveGroup(step: 1 | -1): void
  /** `second`: what the choice has besides. */
  onChoose(second: boolean): void
}

/** The box, which keeps the focus while the keys move along the list. */
export function PaletteBox(props: PaletteBoxProps) {
  const { box, early, typed, active, onType } = props
  const { palette } = useText()
  return (
    <div className={`flex-none relative border-b ${styles.box}`}>
      <Icon drawing={Search} className={`absolute text-muted size-18px ${styles.lens}`} />
      <input
        ref={box}
        type="text"
        role="combobox"
        className={`w-full border-0 bg-none text-inherit outline-0 ${styles.input}`}
        aria-label={palette.box}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? optionId(active.key) : undefined}
        placeholder={palette.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestKeyword}
        value={typed}
        onFocus={() => {
          if (!early.current?.value) return
          onType(typed + early.current.value)
          early.current.value = ''
        }}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => onKey(event, props)}
      />
    </div>
  )
}

function onKey(event: KeyboardEvent, { onMove, onMoveGroup, onChoose }: PaletteBoxProps) {
  // Keys that choose among an input method's candidates.
  if (event.nativeEvent.isComposing || event.keyCode === 229) {
    // Escape dismisses the input method's candidates, not the palette.
    if (event.key === 'Escape') event.nativeEvent.stopPropagation()
    return
  }
  const actions: Record<string, () => void> = {
    ArrowDown: () => onMove(1),
    ArrowUp: () => onMove(-1),
    PageDown: () => onMoveGroup(1),
    PageUp: () => onMoveGroup(-1),
    Enter: () => onChoose(event.ctrlKey || event.metaKey),
  }
  const action = actions[event.key]
  if (!action) return
  event.preventDefault()
  action()
}
