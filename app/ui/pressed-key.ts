type Pressed = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> & {
  /** Missing if a browser or a script created the event without it, as when fields are autofilled. */
  key?: string
  code?: string
}

/**
 * Describes a key press as the key tables do: `Control Shift ArrowLeft`, `Control KeyK`, `?`. Letters with a modifier
 * are identified by their position on the keyboard, whatever the layout; for a sign, Shift is ignored.
 */
export function pressedKey(pressed: Pressed): string {
  const { key = '', code = '', shiftKey, ctrlKey, altKey, metaKey } = pressed
  const isSign = key.length === 1 && key !== ' '
  const isLetter = /^Key[A-Z]$/.test(code) && (ctrlKey || altKey || metaKey)
  const name = key === ' ' ? 'Space' : isLetter ? code : key
  const words = [
    ctrlKey && 'Control',
    altKey && 'Alt',
    metaKey && 'Meta',
    shiftKey && (isLetter || !isSign) && 'Shift',
    name,
  ]
  return words.filter(Boolean).join(' ')
}
