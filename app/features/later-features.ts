import type { BuiltInApps } from '../hosting/built-in'
import type { Command, LaterFeatures } from '../shell/registry/registry'
import { aboutCommand } from './about/command'
import { switchAccountCommand } from './account-switch/command'
import { favouritesCommand } from './app-links/command'
import { guideCommand } from './file-viewer/command'
import { maintenanceCommand } from './maintenance/command'
import { mySessionsCommand } from './my-sessions/command'
import { passwordCommand } from './passwords/command'
import { centreCommand, infoCommand } from './personal-setting/commands'
import { customiseCommand } from './shortcuts/command'
import { themeCommand } from './theme-setting/command'
import { versionCommand } from './version-manager/command'
import { layoutCommand } from './workbench-layout/command'

/** The commands of all features, in the order of the menus. */
const commands: readonly Command[] = [
  customiseCommand,
  maintenanceCommand,
  infoCommand,
  themeCommand,
  layoutCommand,
  passwordCommand,
  mySessionsCommand,
  centreCommand,
  favouritesCommand,
  guideCommand,
  versionCommand,
  aboutCommand,
  switchAccountCommand,
]

const apps: BuiltInApps = {
  'personal-setting': () => import('./personal-setting/personal-setting'),
  'theme-setting': () => import('./theme-setting/theme-setting'),
  'version-manager': () => import('./version-manager/version-manager'),
  'message-center': () => import('./messages/center/message-center'),
}

/** What features bring that no first sight of the shell needs. */
export const laterFeatures: LaterFeatures = { commands, apps }
