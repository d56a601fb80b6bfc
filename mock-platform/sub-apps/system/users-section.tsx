import { useCallback } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { PlatformApp, PlatformUser } from './contract'
import type { SectionProps } from './platform-management'
import { UserEditor } from './user-editor'

const list = '/settingcenter/edit?section=users'

/** Accounts and the apps that each of them has. */
export function UsersSection({ context, history }: SectionProps) {
  const { props } = context
  const { query } = usePlace(history)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [users, apps] = await Promise.all([
        props.request<PlatformUser[]>('/service-admin/users', { signal }),
        props.request<PlatformApp[]>('/service-admin/apps', { signal }),
      ])
      return { users, apps }
    },
    [props],
  )
  const loaded = useLoaded(load)
  if (!loaded.data) return <LoadingState loaded={loaded} />

  const { users, apps } = loaded.data
  const account = query.get('edit')
  const user = users.find((other) => other.account === account)
  if (account && !user) return <p className="state">没有账号“{account}”</p>
  if (user) {
    return (
      <UserEditor
        key={user.account}
        user={user}
        apps={apps}
        context={context}
        history={history}
        onChanged={loaded.reload}
      />
    )
  }
  return (
    <>
      <header className="panel-head">
        <h2>用户</h2>
        <span className="muted">共 {users.length} 个账号</span>
      </header>
      <UserTable users={users} apps={apps} history={history} />
    </>
  )
}

interface UserTableProps extends Pick<SectionProps, 'history'> {
  users: PlatformUser[]
  apps: PlatformApp[]
}

function UserTable({ users, apps, history }: UserTableProps) {
  const titles = new Map(apps.map(({ code, title }) => [code, title]))
  return (
    <table className="table cards" aria-label="账号列表">
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">账号</th>
          <th scope="col">部门</th>
          <th scope="col">可用应用</th>
          <th scope="col">固定应用</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {users.map((one) => (
          <tr key={one.account}>
            <td data-label="姓名">{one.username}</td>
            <td data-label="账号">
              <code>{one.account}</code>
            </td>
            <td data-label="部门">{[one.orgName, one.duty].filter(Boolean).join('　')}</td>
            <td data-label="可用应用" className="numeric">
              {one.all ? '全部' : `${one.apps.length} 个`}
            </td>
            <td data-label="固定应用">
              {one.pinned.map((code) => titles.get(code) ?? code).join('、') || '—'}
            </td>
            <td data-label="操作">
              <PlaceLink
                history={history}
                to={`${list}&edit=${encodeURIComponent(one.account)}`}
                aria-label={`设置${one.username}的应用`}
              >
                设置
              </PlaceLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
