import { defineModel } from './collection'
import type { ScenarioApp } from './scenario-app'
import type { Space } from './space'
import type { User } from './users'

export interface App extends ScenarioApp {
  code: string
  sort: number
}

export const appsModel = defineModel<App>('apps', 'code')

/** Whether the app exists and has been granted to the user. */
export function mayUse(space: Space, { apps }: User, code: string): boolean {
  const known = space.collection(appsModel).get(code)?.enabled === true
  return known && (apps === 'all' || apps.includes(code))
}

export function appsOf(space: Space, user: User): App[] {
  const apps = space.collection(appsModel)
  const mine = user.apps === 'all' ? apps.all() : user.apps.flatMap((code) => apps.get(code) ?? [])
  return mine.filter(({ enabled }) => enabled).sort((a, b) => a.sort - b.sort)
}
