import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'
import type { ShellState } from '../../shell/store/shell-state'

const isElder = ({ page }: ShellState) => page.theme.elder

export const readingAloud: Feature = {
  slots: {
    strip: later({ load: () => import('./read-button'), now: isElder, when: isElder }),
  },
}
