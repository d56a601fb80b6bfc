import type { Area } from './area'
import { appsArea } from './endpoints/apps'
import { authArea } from './endpoints/auth'
import { constantsArea } from './endpoints/constants'
import { documentSearchArea } from './endpoints/document-search'
import { documentsArea } from './endpoints/documents'
import { favouritesArea } from './endpoints/favourites'
import { mailArea } from './endpoints/mail'
import { noticesArea } from './endpoints/notices'
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
  documentsArea,
  documentSearchArea,
  favouritesArea,
]

/** The core under the given areas, in the order in which a space is filled. */
export function platformAreas(areas: readonly Area[] = businessAreas): Area[] {
  const badges = Object.assign({}, ...areas.map((area) => area.badges ?? {}))
  return [constantsArea, appsArea(badges), authArea, usersArea, ...areas]
}
