import { mySessionsModulePath } from '~contract/portal/paths'
import { mySessionsTexts } from '~text/my-sessions'
import type { CentreModule } from '../../shell/registry/registry'
import { partOf } from '../../ui/lazy-part'

export const mySessionsModule: CentreModule = {
  name: 'sessions',
  path: mySessionsModulePath,
  label: ({ language }) => mySessionsTexts[language].title,
  Part: partOf(() => import('./my-sessions')),
}
