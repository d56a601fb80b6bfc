import type { Area, Badges, Todos } from './area'
import { rememberedBadges } from './data/remembered-badges'
import { addressBookArea } from './endpoints/address-book'
import { appsArea } from './endpoints/apps'
import { assistantArea } from './endpoints/assistant'
import { authArea } from './endpoints/auth'
import { constantsArea } from './endpoints/constants'
import { deviceClientsArea } from './endpoints/device-clients'
import { documentSearchArea } from './endpoints/document-search'
import { documentsArea } from './endpoints/documents'
import { favouritesArea } from './endpoints/favourites'
import { feedbackArea } from './endpoints/feedback'
import { filesArea } from './endpoints/files'
import { formsArea } from './endpoints/forms'
import { forumArea } from './endpoints/forum'
import { handOverArea } from './endpoints/hand-over'
import { homeLayoutsArea } from './endpoints/home-layouts'
import { mailArea } from './endpoints/mail'
import { meetingsArea } from './endpoints/meetings'
import { messagesArea } from './endpoints/messages'
import { noticesArea } from './endpoints/notices'
import { pagesArea } from './endpoints/pages'
import { passwordsArea } from './endpoints/passwords'
import { personnelArea } from './endpoints/personnel'
import { platformManagementArea } from './endpoints/platform-management'
import { scheduleArea } from './endpoints/schedule'
import { secondFactorArea } from './endpoints/second-factor'
import { switchingArea } from './endpoints/switching'
import { themesArea } from './endpoints/themes'
import { todosArea } from './endpoints/todos'
import { trackingArea } from './endpoints/tracking'
import { usersArea } from './endpoints/users'
import { versionsArea } from './endpoints/versions'
import { workLogsArea } from './endpoints/work-logs'
import { workbenchArea } from './endpoints/workbench'
import { workflowArea } from './endpoints/workflow'
import { ticketsArea } from './external/helpdesk'

/** The business areas, on top of the platform's core. */
const businessAreas: readonly Area[] = [
  mailArea,
  noticesArea,
  platformManagementArea,
  ticketsArea,
  documentsArea,
  documentSearchArea,
  favouritesArea,
  workflowArea,
  scheduleArea,
  addressBookArea,
  forumArea,
  personnelArea,
  workLogsArea,
  filesArea,
  meetingsArea,
  formsArea,
  pagesArea,
  themesArea,
  homeLayoutsArea,
  versionsArea,
  deviceClientsArea,
  feedbackArea,
  // Comes after the areas that its messages refer to.
  messagesArea,
  trackingArea,
]

export function badgesOf(areas: readonly Area[]): Badges {
  return rememberedBadges(Object.assign({}, ...areas.map((area) => area.badges ?? {})))
}

/** The core, the given areas and the overviews above them, in the order in which a space is filled. */
export function platformAreas(areas: readonly Area[] = businessAreas): Area[] {
  const todos: Todos = Object.assign({}, ...areas.map((area) => area.todos ?? {}))
  const above = [...areas, workbenchArea(todos), todosArea(todos)]
  const badges = badgesOf(above)
  const knowledge = { todos, finders: areas.flatMap((area) => area.find ?? []) }
  return [
    constantsArea,
    appsArea(badges),
    authArea,
    handOverArea,
    usersArea,
    passwordsArea,
    secondFactorArea,
    switchingArea,
    ...above,
    assistantArea(knowledge),
  ]
}
