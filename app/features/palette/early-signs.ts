/** The characters that stand for non-letter keys in the early field. */
export const earlySigns: Readonly<Record<string, string>> = {
  ArrowDown: '\u2193',
  ArrowUp: '\u2191',
  PageDown: '\u21a1',
  PageUp: '\u219f',
}

/** Enter with Ctrl or ⌘; for Enter alone, the field itself inserts a line break. */
export const secondSign = '\u23ce'

interface Pressed {
  key: string
  ctrlKey: boolean
  metaKey: boolean
}

export function signOf({ key, ctrlKey, metaKey }: Pressed): string | undefined {
  return key === 'Enter' && (ctrlKey || metaKey) ? secondSign : earlySigns[key]
}
