type Pressed = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'> & {
  /** None if a browser or a script made the event without one, as for fields that are filled in. */
  key?: string
  code?: string
}

/**
 * A press of a key in words, as the tables of keys have them: `Control Shift ArrowLeft`, `Control KeyK`, `?`. Letters with
 * a modifier go by their place on the keyboard, whatever the layout; a sign may need Shift or not.
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
