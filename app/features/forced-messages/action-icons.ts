import { Check, Clock, Eye, type IconNode, Pencil, X } from 'lucide'

/** The words in backends' icon names: the names differ (`el-icon-check`, `icon-agree`), but their words hardly do. */
const known: readonly [words: RegExp, drawing: IconNode][] = [
  [/check|agree|pass|confirm|ok|yes|finish|success/i, Check],
  [/close|refuse|reject|disagree|cancel|no$|error/i, X],
  [/view|eye|detail|look|search/i, Eye],
  [/edit|write|reply|pen|handle/i, Pencil],
  [/time|clock|later|delay/i, Clock],
]

/** The drawing of an action's icon; null = the name contains no known word. */
export function iconOf(name: string): IconNode | null {
  return known.find(([words]) => words.test(name))?.[1] ?? null
}
