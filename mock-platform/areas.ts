import type { Area } from './area'
import { appsArea } from './endpoints/apps'
import { assistantArea } from './endpoints/assistant'
import { authArea } from './endpoints/auth'
import { constantsArea } from './endpoints/constants'
import { formsArea } from './endpoints/forms'
import { mailArea } from './endpoints/mail'
import { meetingsArea } from './endpoints/meetings'
import { noticesArea } from './endpoints/notices'
import { pagesArea } from './endpoints/pages'
import { platformManagementArea } from './endpoints/platform-management'
import { usersArea } from './endpoints/users'
import { workbenchArea } from './endpoints/workbench'
import { ticketsArea } from './external/helpdesk'

/** What the platform does beyond its core; each area brings its rows, its calls and its badges. */
const businessAreas: readonly Area[] = [
  mailArea,
  noticesArea,
  workbenchArea,
  platformManagementArea,
  ticketsArea,
  meetingsArea,
  formsArea,
  pagesArea,
]

/** The core under the given areas, in the order in which a space is filled. */
export function platformAreas(areas: readonly Area[] = businessAreas): Area[] {
  const badges = Object.assign({}, ...areas.map((area) => area.badges ?? {}))
  const knowledge = { badges, finders: areas.flatMap((area) => area.find ?? []) }
  return [constantsArea, appsArea(badges), authArea, usersArea, ...areas, assistantArea(knowledge)]
}
