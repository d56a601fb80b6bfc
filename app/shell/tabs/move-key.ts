type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/**
 * The direction in which Ctrl+Shift+← or → moves a tab; 0 = another key. dnd-kit's own keys for dragging, Space and
 * Enter, open a tab here.
 */
export function moveKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): 1 | -1 | 0 {
  if (!shiftKey || !ctrlKey || altKey || metaKey) return 0
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
}
