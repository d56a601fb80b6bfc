import type { TabId } from '../../hosting/open-tabs'
import type { ScreenMode } from '../../hosting/screen-mode'
import { type Address, isSameStep } from './shell-state'

export interface GoOptions {
  replace?: boolean
  /** The tab that the step belongs to, if the path alone does not identify it. */
  tab?: TabId | null
  /** The history state that a sub-app gave to its own step. */
  frame?: unknown
  /** `LoadedApp.page`, if the step leads to another page load of its app. */
  page?: number | undefined
  mode?: Partial<Pick<ScreenMode, 'singleScreen' | 'hiddenHeader'>>
}

/** Goes to a path of the portal. */
export type Go = (path: string, options?: GoOptions) => void

interface Step {
  replace: boolean
  /** The step's history state. */
  state: object
}

/** The router's own function. */
export type Navigate = (
  to: string,
  options: Step & { flushSync: true; preventScrollReset: true },
) => void

/** The router as it is after its latest render. */
export class RouterLink {
  #navigate: Navigate = () => {}
  #seen: Address

  constructor(address: Address) {
    this.#seen = address
  }

  /** Returns whether the router has gone elsewhere since the last call. */
  follow(address: Address, navigate: Navigate): boolean {
    const moved = !isSameStep(this.#seen, address)
    this.#seen = address
    this.#navigate = navigate
    return moved
  }

  /**
   * Not in a transition: the next key press must reach the tab that this call opened. Replaces the history entry of an
   * open sheet, which exists only so that Back closes the sheet.
   */
  go(target: string, { replace, state }: Step) {
    const instead = replace || globalThis.history?.state?.sheet === true
    this.#navigate(target, { replace: instead, state, flushSync: true, preventScrollReset: true })
  }
}
