import { safeSettingPath } from '~contract/portal/paths'
import type { CentreModule } from '../../shell/registry/registry'
import { partOf } from '../../ui/lazy-part'

export const passwordModule: CentreModule = {
  name: 'safeSetting',
  path: safeSettingPath,
  label: ({ personalSetting }) => personalSetting.safety,
  Part: partOf(() => import('./own-safe-setting')),
}
