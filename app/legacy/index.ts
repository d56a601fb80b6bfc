/**
 * What browsers of the legacy build lack beyond the language's own library, which core-js fills in where it is used
 * (scripts/legacy-polyfills.mjs). Runs first in pages, app frames and workers, and leaves existing features alone.
 */
import { fillAborting } from './aborting'
import { fillBeacon } from './beacon'
import { fillChannel } from './channel'
import { fillElements } from './elements'
import { fillInert } from './inert'
import { fillListeners } from './listeners'
import { fillRandomId } from './random-id'
import { hideUnsafeFiles } from './storage'
import { fillStyles } from './styles'
import { fillSubmitter } from './submitter'

fillAborting()
fillListeners()
fillChannel()
fillRandomId()
if (typeof document === 'object') {
  fillElements()
  fillInert()
  fillStyles()
  fillSubmitter()
  fillBeacon()
  hideUnsafeFiles()
}
