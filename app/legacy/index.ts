/**
 * What browsers of the legacy build lack beyond the language's own library, which core-js fills in by use
 * (scripts/legacy-polyfills.mjs). Runs before anything else in pages, app frames and workers, and leaves alone what a
 * browser has.
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
