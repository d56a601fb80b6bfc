import { lazy } from 'react'
import { mySessionsModulePath } from '~contract/portal/paths'
import type { CentreModule } from '../../shell/registry/registry'

export const mySessionsModule: CentreModule = {
  name: 'sessions',
  path: mySessionsModulePath,
  label: ({ mySessions }) => mySessions.title,
  Part: lazy(() => import('./my-sessions')),
}
