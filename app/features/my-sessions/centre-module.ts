import { lazy } from 'react'
import { mySessionsModulePath } from '~contract/portal/paths'
import { mySessionsTexts } from '~text/my-sessions'
import type { CentreModule } from '../../shell/registry/registry'

export const mySessionsModule: CentreModule = {
  name: 'sessions',
  path: mySessionsModulePath,
  label: ({ language }) => mySessionsTexts[language].title,
  Part: lazy(() => import('./my-sessions')),
}
