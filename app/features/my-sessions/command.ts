import { MonitorSmartphone } from 'lucide'
import { mySessionsModulePath } from '~contract/portal/paths'
import { mySessionsTexts } from '~text/my-sessions'
import type { Command } from '../../shell/registry/registry'

export const mySessionsCommand: Command = {
  name: 'my-sessions',
  icon: MonitorSmartphone,
  label: ({ language }) => mySessionsTexts[language].title,
  run: ({ shell }) => shell.go(mySessionsModulePath),
  menu: 'user',
  palette: true,
}
