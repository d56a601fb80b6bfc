import type { HelpTexts } from '~text/help'
import { pageKeys, tabKeys } from '../../ui/key-tables'
import { messageKeys, moveKeys, paletteKeys } from '../../ui/part-keys'

interface KeyRow {
  does: string
  /** The alternative key combinations, each as a list of keys. */
  presses: readonly (readonly string[])[]
}

export interface KeyGroup {
  title: string
  rows: readonly KeyRow[]
}

/** The keys that the handlers react to, in groups, with their texts. A key without a text is a type error. */
export function keyGroups({ groups, names, move, ...texts }: HelpTexts['keys']): KeyGroup[] {
  const known: Readonly<Record<string, string>> = names
  const rowsOf = <Does extends string | number>(
    table: Readonly<Record<string, Does>>,
    word: (does: Does) => string,
  ): KeyRow[] =>
    [...new Set(Object.values(table))].map((does) => ({
      does: word(does),
      presses: Object.keys(table)
        .filter((press) => table[press] === does)
        .map((press) => press.split(' ').map((key) => known[key] ?? key)),
    }))
  return [
    { title: groups.page, rows: rowsOf(pageKeys, (does) => texts.page[does]) },
    { title: groups.palette, rows: rowsOf(paletteKeys, (does) => texts.palette[does]) },
    {
      title: groups.tab,
      rows: [
        ...rowsOf(tabKeys, (does) => texts.tab[does]),
        ...rowsOf(moveKeys, (step) => (step < 0 ? move.back : move.on)),
      ],
    },
    {
      title: groups.message,
      rows: rowsOf(messageKeys, (step) => (step < 0 ? texts.message.back : texts.message.on)),
    },
  ]
}
