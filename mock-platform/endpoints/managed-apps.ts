import { type AppForm, appFormErrors } from '../contracts/system/app-form'
import {
  addPlatformApp,
  changePlatformApp,
  listPlatformApps,
  removePlatformApp,
} from '../contracts/system/contract'
import { type App, appsModel } from '../data/apps'
import { scenarioAppSchema } from '../data/scenario-app'
import type { Space } from '../data/space'
import { implement, Refusal, refuseErrors, requirePlatformManagement } from './implementation'

/** Without this app no mistake could be corrected. */
const indispensable = 'system'

export const managedApps = [
  implement(listPlatformApps, ({ space, user }) => {
    requirePlatformManagement(user)
    const apps = space.collection(appsModel).all()
    return apps.sort((a, b) => a.sort - b.sort).map((app) => entryOf(space, app))
  }),
  implement(addPlatformApp, ({ space, user, body }) => {
    requirePlatformManagement(user)
    const apps = space.collection(appsModel)
    refuseErrors(appFormErrors(body))
    if (apps.get(body.code)) throw new Refusal(400, `编码“${body.code}”已被使用`)
    return entryOf(space, apps.create(appFrom(body)))
  }),
  implement(changePlatformApp, ({ space, user, params, body }) => {
    requirePlatformManagement(user)
    const app = knownApp(space, params.code ?? '')
    refuseErrors(appFormErrors({ ...body, code: app.code }))
    if (app.code === indispensable && !body.enabled) throw new Refusal(400, '平台管理不能停用')
    const changed = space
      .collection(appsModel)
      .update(app.code, appFrom({ ...body, code: app.code }, app))
    return entryOf(space, changed ?? app)
  }),
  implement(removePlatformApp, ({ space, user, params }) => {
    requirePlatformManagement(user)
    const { code } = knownApp(space, params.code ?? '')
    if (code === indispensable) throw new Refusal(400, '平台管理不能删除')
    for (const { account, apps, pinned, tenants } of space.users.all()) {
      const without = (codes: string[]) => codes.filter((other) => other !== code)
      space.users.update(account, {
        apps: apps === 'all' ? apps : without(apps),
        pinned: without(pinned),
        tenants: tenants.map((tenant) => ({
          ...tenant,
          ...(Array.isArray(tenant.apps) && { apps: without(tenant.apps) }),
          ...(tenant.pinned && { pinned: without(tenant.pinned) }),
        })),
      })
    }
    space.collection(appsModel).remove(code)
  }),
]

function knownApp(space: Space, code: string): App {
  const app = space.collection(appsModel).get(code)
  if (!app) throw new Refusal(404, '应用不存在或已被删除')
  return app
}

function entryOf(space: Space, app: App) {
  const holders = space.users
    .all()
    .filter(({ apps }) => apps === 'all' || apps.includes(app.code))
    .map(({ username }) => username)
  return {
    code: app.code,
    title: app.title,
    icon: app.icon ?? '',
    othGroupName: app.othGroupName,
    sort: app.sort,
    nextPath: app.nextPath,
    newCount: app.newCount ?? null,
    closeTag: app.closeTag,
    appType: app.appType,
    appOpenType: app.appOpenType === 2 ? 2 : 1,
    entry: app.entry ?? '',
    appSendtoken: app.appSendtoken,
    wbTokenType: app.wbTokenType ?? 0,
    wbTokenKey: app.wbTokenKey ?? '',
    sandbox: app.sandbox ?? 0,
    hiddenApp: app.hiddenApp,
    enabled: app.enabled,
    holders,
  } as const
}

/** Fields that the form does not show stay as they were. */
function appFrom({ entry, newCount, icon, wbTokenKey, ...form }: AppForm, before?: App): App {
  return {
    ...(before ?? scenarioAppSchema.parse({ title: form.title })),
    ...form,
    entry: entry || undefined,
    newCount: newCount ?? undefined,
    icon: icon || undefined,
    wbTokenKey: wbTokenKey || undefined,
  }
}
