type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

/**
 * Which way Ctrl+Shift+← or → moves a tab; 0 = another key. The keys of dnd-kit's own keyboard dragging, Space and
 * Enter, open a tab here.
 */
export function moveKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): 1 | -1 | 0 {
  if (!shiftKey || !ctrlKey || altKey || metaKey) return 0
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
}
