import { useSyncExternalStore } from 'react'
import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'
import { useShellState } from '../../shell/store/shell-context'
import { isAppOnly } from '../../shell/store/shell-state'
import styles from './feature.module.css'
import { guideOver } from './guide-store'

/** How soon (ms) after hydration the keys and the guide may first be needed. */
const soon = 800

const Attendant = later({ load: () => import('./help-attendant'), after: soon })

export const help: Feature = {
  slots: { first: GuideRoom, beside: Attendant },
}

/**
 * Reserves space for the guide at the first sign-in, so that nothing shifts when it loads. Comes before all that is below
 * it: on a slow network the document is drawn piece by piece.
 */
function GuideRoom() {
  const over = useSyncExternalStore(guideOver.subscribe, guideOver.snapshot, guideOver.snapshot)
  const first = useShellState((state) => state.page.firstSteps && !isAppOnly(state))
  return first && !over && <div className={styles.room} />
}
