type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** With one of these keys, the browser opens a link in another tab or window, or saves its target. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
