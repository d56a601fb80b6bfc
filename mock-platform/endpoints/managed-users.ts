import { changePlatformUser, listPlatformUsers } from '../contracts/system/contract'
import { appsModel } from '../data/apps'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { implement, Refusal, requirePlatformManagement } from './implementation'

const mostPinned = 9

export const managedUsers = [
  implement(listPlatformUsers, ({ space, user }) => {
    requirePlatformManagement(user)
    return space.users.all().map((person) => entryOf(space, person))
  }),
  implement(changePlatformUser, ({ space, user, params, body }) => {
    requirePlatformManagement(user)
    const person = space.users.get(params.account ?? '')
    if (!person) throw new Refusal(404, '账号不存在')
    const apps = body.all ? codesOf(space) : body.apps
    if (person.account === user.account && !apps.includes('system')) {
      throw new Refusal(400, '不能取消自己的平台管理权限')
    }
    const pinned = [...new Set(body.pinned)]
    checkKnown(space, [...apps, ...pinned])
    if (pinned.length > mostPinned) throw new Refusal(400, `最多只能固定${mostPinned}个应用`)
    if (pinned.some((code) => !apps.includes(code))) {
      throw new Refusal(400, '只能固定这个账号可用的应用')
    }
    const patch = { apps: body.all ? ('all' as const) : [...new Set(apps)], pinned }
    return entryOf(space, space.users.update(person.account, patch) ?? person)
  }),
]

const codesOf = (space: Space) =>
  space
    .collection(appsModel)
    .all()
    .map(({ code }) => code)

function checkKnown(space: Space, codes: string[]) {
  const unknown = codes.find((code) => !space.collection(appsModel).get(code))
  if (unknown !== undefined) throw new Refusal(400, `没有这个应用：${unknown}`)
}

function entryOf(space: Space, { account, username, orgName, profile, apps, pinned }: User) {
  return {
    account,
    username,
    orgName,
    duty: profile.duty ?? '',
    all: apps === 'all',
    apps: apps === 'all' ? codesOf(space) : apps,
    pinned,
  }
}
