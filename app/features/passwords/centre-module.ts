import { lazy } from 'react'
import { safeSettingPath } from '~contract/portal/paths'
import type { CentreModule } from '../../shell/registry/registry'

export const passwordModule: CentreModule = {
  name: 'safeSetting',
  path: safeSettingPath,
  label: ({ personalSetting }) => personalSetting.safety,
  Part: lazy(() => import('./own-safe-setting')),
}
