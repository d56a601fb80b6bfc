/*
 * The portal's keys. The handlers use these tables, and 「快捷键」 lists them (LOOK-16), so the two cannot disagree. A key
 * is written as `pressedKey` returns it.
 */

/** Anywhere in the page, and inside apps that do not handle these keys themselves. */
export const pageKeys: Readonly<Record<string, 'search' | 'keys'>> = {
  'Control KeyK': 'search',
  'Meta KeyK': 'search',
  '?': 'keys',
}

export type TabKey = 'previous' | 'next' | 'first' | 'last' | 'open' | 'close' | 'menu'

/** On a tab; the browser handles Enter on the link. */
export const tabKeys: Readonly<Record<string, TabKey>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
  Space: 'open',
  Delete: 'close',
  ContextMenu: 'menu',
  'Shift F10': 'menu',
}
