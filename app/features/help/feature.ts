import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

/** The first key or look at the page may come so soon (ms after it is alive). */
const soon = 800

export const help: Feature = {
  slots: { beside: later({ load: () => import('./help-attendant'), after: soon }) },
}
