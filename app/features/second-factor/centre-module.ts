import { secondFactorModulePath } from '~contract/portal/paths'
import { secondFactorTexts } from '~text/second-factor'
import type { CentreModule } from '../../shell/registry/registry'
import { partOf } from '../../ui/lazy-part'

export const secondFactorModule: CentreModule = {
  name: 'secondFactor',
  path: secondFactorModulePath,
  label: ({ language }) => secondFactorTexts[language].title,
  Part: partOf(() => import('./own-factors')),
}
