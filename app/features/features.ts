import type { Feature } from '../shell/registry/registry'
import { appLinks } from './app-links/feature'
import { appNavigator } from './app-navigator/feature'
import { assistant } from './assistant/feature'
import { documentSearch } from './document-search/feature'
import { downloads } from './downloads/feature'
import { feedback } from './feedback/feature'
import { fileCentre } from './file-centre/feature'
import { forcedMessages } from './forced-messages/feature'
import { help } from './help/feature'
import { idleLogout } from './idle-logout/feature'
import { keyDevice } from './key-device/feature'
import { messages } from './messages/feature'
import { mobileClients } from './mobile-clients/feature'
import { mySessions } from './my-sessions/feature'
import { newVersion } from './new-version/feature'
import { notices } from './notices/feature'
import { palette } from './palette/feature'
import { passwords } from './passwords/feature'
import { readingAloud } from './reading-aloud/feature'
import { signInAgain } from './sign-in-again/feature'
import { signOut } from './sign-out/feature'
import { tenantSwitch } from './tenant-switch/feature'
import { tracking } from './tracking/feature'

const features: readonly Feature[] = [
  messages,
  downloads,
  readingAloud,
  assistant,
  palette,
  documentSearch,
  fileCentre,
  mobileClients,
  feedback,
  appLinks,
  tenantSwitch,
  appNavigator,
  tracking,
  newVersion,
  passwords,
  mySessions,
  notices,
  forcedMessages,
  signOut,
  idleLogout,
  keyDevice,
  help,
  signInAgain,
]

/** Every feature that contributes to the shell; a slot renders them in this order. */
export const allFeatures = {
  features,
  later: async () => (await import('./later-features')).laterFeatures,
}
