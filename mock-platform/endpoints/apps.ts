import type { z } from 'zod'
import { listApps, type microAppSchema, saveShortcuts } from '~contract/platform/apps'
import { listNavigator } from '~contract/platform/navigator'
import { shortcutMaximum } from '~contract/portal/constants'
import type { Area, Badges } from '../area'
import { type App, appsModel, appsOf } from '../data/apps'
import type { Space } from '../data/space'
import { pinApps } from '../data/tenant-users'
import type { User } from '../data/users'
import { implement, Refusal } from './implementation'

/** Badges are counted by their areas. */
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
      implement(listNavigator, ({ space, user }) => navigatorOf(appsOf(space, user))),
      implement(saveShortcuts, ({ space, user, body }) =>
        pinApps(space, user, codesToPin(appsOf(space, user), body)),
      ),
    ],
  }
}

/** The listed apps by category, for the mobile app. */
function navigatorOf(apps: readonly App[]) {
  const groups = new Map<string, App[]>()
  for (const app of apps.filter((one) => !one.hiddenApp)) {
    const name = app.othGroupName ?? ''
    groups.set(name, [...(groups.get(name) ?? []), app])
  }
  return [...groups].map(([name, members]) => ({
    name,
    apps: members.map(({ code, title, icon }) => ({ code, title, icon: icon ?? '' })),
  }))
}

type Shortcuts = z.output<NonNullable<typeof saveShortcuts.body>>

/** In the order of `sort`. */
function codesToPin(mine: readonly App[], shortcuts: Shortcuts): string[] {
  if (shortcuts.length > shortcutMaximum) {
    throw new Refusal(400, `快捷应用不能超过${shortcutMaximum}个`)
  }
  const codes = [...shortcuts]
    .sort((a, b) => a.sort - b.sort)
    .map(({ appId }) => {
      const app = mine.find(({ code }) => appIdOf(code) === appId)
      if (!app) throw new Refusal(400, `应用不存在或未授权：${appId}`)
      return app.code
    })
  const twice = codes.find((code, index) => codes.indexOf(code) !== index)
  if (twice) throw new Refusal(400, `应用重复：${appIdOf(twice)}`)
  return codes
}

function appIdOf(code: string): string {
  return `app-${code}`
}

type Entry = z.input<typeof microAppSchema>

function entryOf(app: App, space: Space, user: User, badges: Badges): Entry {
  return {
    ...sameForAll(app, space),
    istop: user.pinned.includes(app.code) ? 1 : 0,
    newCount: app.newCount ?? badges[app.code]?.(space, user) ?? 0,
  }
}

/** Rows are immutable, so an entry is derived from a row only once. */
const known = new WeakMap<App, Entry>()

function sameForAll(app: App, space: Space): Entry {
  const before = known.get(app)
  if (before) return before
  const { misbehaviour: _, enabled: ___, entry, newCount: __, ...fields } = app
  const made = {
    ...fields,
    id: appIdOf(app.code),
    appId: appIdOf(app.code),
    entry: entry?.replaceAll('{platform}', space.origin).replaceAll('{space}', space.id) ?? null,
  }
  known.set(app, made)
  return made
}
