import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'

/** An entry on the right of the top bar (NAV-03). */
export interface BarEntry {
  id: string
  label: string
  icon: IconNode
  /** Under way behind it. */
  count?: number
  /** It stays in the bar when the others are folded into the menu. */
  stays?: boolean
  /** Its button, one of the bar's: the first `a` in it. The menu presses it where it is folded away. */
  button: ReactNode
}
