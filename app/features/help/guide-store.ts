import { createStore } from '../../ui/store'

/** Whether the user has asked for the guide, even if they have seen it before. */
export const guideAsked = createStore(false)

/** The user has ended the guide of the first sign-in. */
export const guideOver = createStore(false)
