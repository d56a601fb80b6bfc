import {
  changePassword,
  checkResetCode,
  resetPassword,
  sendResetCode,
} from '~contract/platform/passwords'
import { responseCode } from '~contract/platform/response-code'
import type { Area } from '../area'
import { chinaTime } from '../data/china-time'
import { isTicketGood, redeemCode, resetCodesModel, sendCode } from '../data/reset-codes'
import type { Space } from '../data/space'
import { splitLogin } from '../data/space-ids'
import { implement, Refusal } from './implementation'

/** For users whose passwords expire. */
const lifetimeInDays = 90

export const passwordsArea: Area = {
  name: 'passwords',
  models: [resetCodesModel],
  implementations: [
    implement(changePassword, ({ space, user, body }) => {
      if (user.password !== body.oldpassword) throw refused('当前密码不正确')
      setPassword(space, user.account, body.password)
    }),
    implement(sendResetCode, ({ space, body }) => sendCode(space, accountIn(space, body.username))),
    implement(checkResetCode, ({ space, body }) => ({
      ticket: redeemCode(space, accountIn(space, body.username), body.code),
    })),
    implement(resetPassword, ({ space, body }) => {
      const account = accountIn(space, body.username)
      if (!isTicketGood(space, account, body.ticket)) throw refused('操作已超时，请重新获取验证码')
      setPassword(space, account, body.password)
      space.collection(resetCodesModel).remove(account)
    }),
  ],
}

function setPassword(space: Space, account: string, password: string) {
  const user = space.users.get(account)
  if (!user) throw refused('操作已超时，请重新获取验证码')
  if (password.length < 8 || !/\d/.test(password) || !/[a-z]/i.test(password)) {
    throw refused('密码至少 8 位，且须同时包含字母和数字')
  }
  if (password === user.password) throw refused('新密码不能与最近使用过的密码相同')
  const limitTime = user.exInfo.limitTime && endOfLife(space.now())
  space.users.update(account, { password, exInfo: { ...user.exInfo, init: '0', limitTime } })
}

function endOfLife(now: Date): string {
  return chinaTime(now).add(lifetimeInDays, 'day').stamp()
}

/** A login that names a missing space has no account. */
function accountIn(space: Space, login: string): string {
  const { account, spaceId } = splitLogin(login)
  return spaceId === space.id ? account : login
}

const refused = (message: string) => new Refusal(responseCode.error, message)
