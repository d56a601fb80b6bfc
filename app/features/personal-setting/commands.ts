import { IdCard, UserCog } from 'lucide'
import { personalInfoPath } from '~contract/portal/paths'
import type { Command } from '../../shell/registry/registry'

export const infoCommand: Command = {
  name: 'info',
  icon: IdCard,
  label: ({ personalSetting }) => personalSetting.info,
  opens: () => import('./profile-dialog'),
  menu: 'name',
  plain: true,
  palette: true,
}

export const centreCommand: Command = {
  name: 'centre',
  icon: UserCog,
  label: ({ builtIn }) => builtIn.titles['personal-setting'],
  run: ({ shell }) => shell.go(personalInfoPath),
  menu: 'user',
  plain: true,
}
