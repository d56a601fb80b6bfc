import type { KeyboardEvent } from 'react'

type TabKey = 'previous' | 'next' | 'first' | 'last' | 'open' | 'close' | 'menu'
type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

const keys: Record<string, TabKey> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  ' ': 'open',
  Delete: 'close',
  ContextMenu: 'menu',
  'Shift F10': 'menu',
}

/** What a key does on a tab; the browser handles Enter on the link. */
export function tabKey(event: Pressed): TabKey | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  return keys[(event.shiftKey ? 'Shift ' : '') + event.key]
}
