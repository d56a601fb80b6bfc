import type { HandOverType } from '~contract/platform/hand-over'
import type { Space } from './space'
import { idInSpace } from './space-ids'
import type { User } from './users'

/** How another system calls the portal to hand a user over. */
interface Way {
  /** The type of token that is issued; `access` = the user's own access token. */
  type: HandOverType | 'access'
  system: string
  path: string
  token: string
  target: string
}

export const handOverWays = {
  ssoLogin: { type: 'portal', system: '省级门户', path: '/ssoLogin', token: 'tk', target: 'url' },
  ssoLoginToken: {
    type: 'access',
    system: '平台内部系统',
    path: '/ssoLoginToken',
    token: 'token',
    target: 'url',
  },
  pcAuth: { type: 'pc', system: '百川平台', path: '/pcAuth', token: 'code', target: 'url' },
  zwddPcAuth: {
    type: 'zwdd',
    system: '政务钉钉',
    path: '/zwddPcAuth',
    token: 'code',
    target: 'url',
  },
  zqtPcAuth: { type: 'zqt', system: '政企通', path: '/zqtPcAuth', token: 'code', target: 'url' },
  'meeting-login': {
    type: 'meeting',
    system: '移动工作台会议',
    path: '/meeting-login',
    token: 'code',
    target: 'redirect',
  },
  thirdRedirect: {
    type: 'third',
    system: '第三方系统',
    path: '/thirdRedirect',
    token: 'token',
    target: 'url',
  },
} as const satisfies Record<string, Way>

export type HandOverWay = keyof typeof handOverWays

export const handOverWayNames = Object.keys(handOverWays) as HandOverWay[]

interface Order {
  way: HandOverWay
  user: User
  /** Absent = the user's own tenant. */
  tenantId?: string | undefined
  lifetimeMs?: number | undefined
  /** Where the portal redirects to. */
  url?: string | undefined
}

/** Issues a token and returns the portal's path that hands it over. */
export function orderHandOver(space: Space, { way, user, tenantId, lifetimeMs, url }: Order) {
  const { type, path, token: name, target } = handOverWays[way]
  const tenant = tenantId === undefined ? user.tenantId : idInSpace(tenantId, space.id)
  const { account } = user
  const token =
    type === 'access'
      ? space.openSession(account, tenant)
      : space.handOvers.issue({ type, account, tenantId: tenant }, lifetimeMs)
  const query = new URLSearchParams({ [name]: token, ...(url !== undefined && { [target]: url }) })
  return { token, path: `${path}?${query}` }
}
