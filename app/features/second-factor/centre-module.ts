import { lazy } from 'react'
import { secondFactorModulePath } from '~contract/portal/paths'
import { secondFactorTexts } from '~text/second-factor'
import type { CentreModule } from '../../shell/registry/registry'

export const secondFactorModule: CentreModule = {
  name: 'secondFactor',
  path: secondFactorModulePath,
  label: ({ language }) => secondFactorTexts[language].title,
  Part: lazy(() => import('./own-factors')),
}
