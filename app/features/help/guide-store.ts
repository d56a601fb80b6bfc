import { createStore } from '../../ui/store'

/** Whether the user has asked for the guide, who may have seen it long ago. */
export const guideAsked = createStore(false)
