import type { z } from 'zod'
import { listApps, type microAppSchema } from '~/platform/contract/apps'
import type { Area } from '../area'
import { type App, appsModel } from '../data/apps'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { implement } from './implementation'

type Badges = NonNullable<Area['badges']>

/** The list of sub-applications; badges are counted by the areas that know them. */
export function appsArea(badges: Badges): Area {
  return {
    name: 'apps',
    models: [appsModel],
    seed(space, scenario) {
      for (const [index, [code, app]] of Object.entries(scenario.apps).entries()) {
        space.collection(appsModel).create({ ...app, code, sort: app.sort ?? index + 1 })
      }
    },
    implementations: [
      implement(listApps, ({ space, user }) => {
        const apps = appsOf(space, user)
        const entries = apps.map((app) => entryOf(app, space, user, badges))
        const byCode = new Map(entries.map((entry) => [entry.code, entry]))
        const userAppTop = user.pinned.flatMap((code) => byCode.get(code) ?? [])
        return { userApp: entries, userAppTop }
      }),
    ],
  }
}

function appsOf(space: Space, user: User): App[] {
  const apps = space.collection(appsModel)
  const mine = user.apps === 'all' ? apps.all() : user.apps.flatMap((code) => apps.get(code) ?? [])
  return mine.sort((a, b) => a.sort - b.sort)
}

type Entry = z.input<typeof microAppSchema>

function entryOf(app: App, space: Space, user: User, badges: Badges): Entry {
  return {
    ...sameForAll(app, space),
    istop: user.pinned.includes(app.code) ? 1 : 0,
    newCount: app.newCount ?? badges[app.code]?.(space, user) ?? 0,
  }
}

/** Rows never change, so what follows from a row alone is worked out once. */
const known = new WeakMap<App, Entry>()

function sameForAll(app: App, space: Space): Entry {
  const before = known.get(app)
  if (before) return before
  const { misbehaviour: _, entry, newCount: __, ...fields } = app
  const made = {
    ...fields,
    id: `app-${app.code}`,
    appId: `app-${app.code}`,
    entry: entry?.replaceAll('{platform}', space.origin).replaceAll('{space}', space.id) ?? null,
  }
  known.set(app, made)
  return made
}
