import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

const isOver = ({ signedOut }: { signedOut: unknown }) => signedOut !== null

export const signInAgain: Feature = {
  slots: { beside: later({ load: () => import('./sign-in-again'), now: isOver, when: isOver }) },
}
