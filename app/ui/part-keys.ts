/* The keys of parts that are loaded on first use; see key-tables.ts. */

export type PaletteKey = 'previous' | 'next' | 'previousGroup' | 'nextGroup' | 'open' | 'second'

/** In the search box. */
export const paletteKeys: Readonly<Record<string, PaletteKey>> = {
  ArrowUp: 'previous',
  ArrowDown: 'next',
  PageUp: 'previousGroup',
  PageDown: 'nextGroup',
  Enter: 'open',
  'Control Enter': 'second',
  'Meta Enter': 'second',
}

/** In 「消息详情」: to the previous or next message. */
export const messageKeys: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
}

/** On a tab: moves it by one position. dnd-kit's own keys for dragging, Space and Enter, open a tab here. */
export const moveKeys: Readonly<Record<string, 1 | -1>> = {
  'Control Shift ArrowLeft': -1,
  'Control Shift ArrowRight': 1,
}
