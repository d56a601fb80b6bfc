import { appsOf } from '../../data/apps'
import { chinaTime } from '../../data/china-time'
import type { Space } from '../../data/space'
import type { User } from '../../data/users'
import { html, type Markup } from './markup'
import type { PageState } from './state'

export function peopleSection({ space }: PageState): Markup {
  return html`<section id="people" aria-labelledby="people-title"><h2 id="people-title">人员</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="people-title"><table><thead><tr><th>账号</th><th>密码</th><th>姓名</th><th>单位</th><th>应用</th><th>已登录</th><th>特征</th></tr></thead>
<tbody>${space.users.all().map((user) => personRow(space, user))}</tbody></table></div></section>`
}

function personRow(space: Space, user: User): Markup {
  const { login, password, username, account } = user
  const sessions = space.sessionsOf(account)
  return html`<tr><th scope="row"><code>${login}</code></th><td><code>${password}</code></td><td>${username}</td>
<td>${user.orgName}</td><td>${appsOf(space, user).length}</td><td>${sessions > 0 ? `${sessions} 处` : '–'}</td><td class="marks">${marksOf(space, user).map((mark) => html`<span class="mark">${mark}</span> `)}</td></tr>`
}

function marksOf(space: Space, { exInfo, loginType, keyPluggedIn, tenants, logoutLen }: User) {
  const { init, limitTime } = exInfo
  const over = limitTime !== '' && limitTime <= chinaTime(space.now()).stamp()
  return [
    init === '1' && '初始密码',
    limitTime !== '' && (over ? '密码已过期' : `密码至 ${limitTime.slice(0, 10)}`),
    loginType === '1' && (keyPluggedIn ? '用户密钥' : '密钥已拔出'),
    tenants.length > 1 && `${tenants.filter(({ separator }) => !separator).length} 个单位`,
    logoutLen > 0 && `${logoutLen} 分钟自动退出`,
  ].filter((mark) => mark !== false)
}
