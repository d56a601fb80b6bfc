import { givesJson } from '~server/session/answer'
import { readNavigator } from '../../features/app-navigator/navigator.server'

/** The groups of apps on a phone (AID-05). */
export const loader = givesJson('navigator', ({ context }) => readNavigator(context))
