import { later } from '../../shell/registry/later'
import type { Feature } from '../../shell/registry/registry'

const isOver = ({ signedOut }: { signedOut: unknown }) => signedOut !== null

/** Loads ahead (ms after the page): by the time it is needed, a release may have removed its file. */
const ahead = 5_000

export const signInAgain: Feature = {
  slots: {
    beside: later({
      load: () => import('./sign-in-again'),
      after: ahead,
      now: isOver,
      when: isOver,
    }),
  },
}
