import type { BuiltInApps } from '../hosting/built-in'
import type { CentreModule, Command, LaterFeatures } from '../shell/registry/registry'
import { aboutCommand } from './about/command'
import { switchAccountCommand } from './account-switch/command'
import { favouritesCommand } from './app-links/command'
import { pickFilesCommand } from './file-centre/picker/command'
import { guideCommand } from './file-viewer/command'
import { firstStepsCommand, helpCommand, keysCommand } from './help/commands'
import { maintenanceCommand } from './maintenance/command'
import { mySessionsModule } from './my-sessions/centre-module'
import { mySessionsCommand } from './my-sessions/command'
import { passwordModule } from './passwords/centre-module'
import { passwordCommand } from './passwords/command'
import { centreCommand, infoCommand } from './personal-setting/commands'
import { readAloudCommand } from './reading-aloud/command'
import { secondFactorModule } from './second-factor/centre-module'
import { secondFactorCommand } from './second-factor/command'
import { customiseCommand } from './shortcuts/command'
import { themeCommand } from './theme-setting/command'
import { MenuSettings } from './theme-setting/menu-settings'
import { versionCommand } from './version-manager/command'
import { layoutCommand } from './workbench-layout/command'

/** The commands of all features, in menu order. */
const commands: readonly Command[] = [
  readAloudCommand,
  customiseCommand,
  maintenanceCommand,
  infoCommand,
  themeCommand,
  layoutCommand,
  passwordCommand,
  secondFactorCommand,
  mySessionsCommand,
  centreCommand,
  favouritesCommand,
  guideCommand,
  helpCommand,
  keysCommand,
  firstStepsCommand,
  versionCommand,
  aboutCommand,
  switchAccountCommand,
  pickFilesCommand,
]

/** The pages of the personal centre, after the card. */
const modules: readonly CentreModule[] = [passwordModule, secondFactorModule, mySessionsModule]

const apps: BuiltInApps = {
  'personal-setting': () => import('./personal-setting/personal-setting'),
  'theme-setting': () => import('./theme-setting/theme-setting'),
  'version-manager': () => import('./version-manager/version-manager'),
  'message-center': () => import('./messages/center/message-center'),
}

/** What features contribute that the first paint of the shell does not need. */
export const laterFeatures: LaterFeatures = { commands, modules, apps, MenuSettings }
