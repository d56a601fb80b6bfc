import { Search } from 'lucide'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { longestKeyword } from '~contract/portal/constants'
import { Icon } from '../../ui/icon'
import { type PaletteKey, paletteKeys } from '../../ui/part-keys'
import { pressedKey } from '../../ui/pressed-key'
import type { Choice } from './choice'
import { type EarlyKey, readEarly } from './early-keys'
import styles from './palette.module.css'
import { listId, optionId } from './palette-list'
import { usePaletteText } from './use-palette-text'

interface PaletteBoxProps {
  box: RefObject<HTMLInputElement>
  /** The field in which the user may already have typed. */
  early: RefObject<HTMLTextAreaElement>
  typed: string
  active: Choice | undefined
  onType(text: string): void
  onMove(step: 1 | -1): void
  onMoveGroup(step: 1 | -1): void
  /** `second`: run the choice's second action. */
  onChoose(second: boolean): void
}

/** The input, which keeps the focus while the keys move along the list. */
export function PaletteBox(props: PaletteBoxProps) {
  const { box, typed, active, onType } = props
  const palette = usePaletteText()
  const takeEarly = useEarlyKeys(props)
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
        // React is still processing the update that led here.
        onFocus={() => queueMicrotask(takeEarly)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => onKey(event, props)}
      />
    </div>
  )
}

/**
 * Returns a function that replays the keys that were typed too early, one by one, as if they were typed now. Input that
 * reaches the early field even after the box has the focus (from an app whose keys are late) is replayed likewise.
 */
function useEarlyKeys({ box, early, onType }: PaletteBoxProps): () => void {
  const type = useRef(onType)
  type.current = onType
  const take = useCallback(() => {
    const field = early.current
    const input = box.current
    if (!field || !input || document.activeElement !== input) return
    const keys = readEarly(field.value)
    field.value = ''
    // Each key must see the effect of the previous one.
    for (const key of keys) flushSync(() => press(key, input, type.current))
  }, [box, early])
  useEffect(() => {
    const field = early.current
    field?.addEventListener('input', take)
    return () => field?.removeEventListener('input', take)
  }, [early, take])
  return take
}

function press(key: EarlyKey, box: HTMLInputElement, type: (text: string) => void) {
  if ('text' in key) type((box.value + key.text).slice(0, longestKeyword))
  else if (key.key === 'Backspace') type(box.value.slice(0, -1))
  else box.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
}

function onKey(event: KeyboardEvent, { onMove, onMoveGroup, onChoose }: PaletteBoxProps) {
  // Such keys choose among an input method's candidates.
  if (event.nativeEvent.isComposing || event.keyCode === 229) {
    // Escape dismisses the input method's candidates, not the palette.
    if (event.key === 'Escape') event.nativeEvent.stopPropagation()
    return
  }
  const actions: Record<PaletteKey, () => void> = {
    next: () => onMove(1),
    previous: () => onMove(-1),
    nextGroup: () => onMoveGroup(1),
    previousGroup: () => onMoveGroup(-1),
    open: () => onChoose(false),
    second: () => onChoose(true),
  }
  const key = paletteKeys[pressedKey(event)]
  const action = key && actions[key]
  if (!action) return
  event.preventDefault()
  action()
}
