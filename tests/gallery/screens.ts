import type { Screen } from './screen'
import { appPages } from './screens/apps'
import { fileScreens } from './screens/files'
import { insideScreens } from './screens/inside'
import { outsideScreens } from './screens/outside'
import { overScreens } from './screens/over'
import { troubleScreens } from './screens/troubles'
import { unaskedScreens } from './screens/unasked'

/** All screens of the gallery, in its order. */
export const screens: readonly Screen[] = [
  ...outsideScreens,
  ...appPages,
  ...insideScreens,
  ...overScreens,
  ...unaskedScreens,
  ...troubleScreens,
  ...fileScreens,
]
