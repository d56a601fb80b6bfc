import {
  type Column,
  LoadingState,
  PanelHead,
  PlaceLink,
  Table,
  usePlace,
  useQuery,
} from '../kit/react'
import type { PlatformApp, PlatformUser } from './contract'
import { editPath } from './section-paths'
import { UserEditor } from './user-editor'

const columnsFor = (titles: ReadonlyMap<string, string>): readonly Column<PlatformUser>[] => [
  { title: '姓名', cell: ({ username }) => username },
  { title: '账号', cell: ({ account }) => <code>{account}</code> },
  { title: '部门', cell: ({ orgName, duty }) => [orgName, duty].filter(Boolean).join('　') },
  {
    title: '可用应用',
    numeric: true,
    cell: ({ all, apps }) => (all ? '全部' : `${apps.length} 个`),
  },
  {
    title: '固定应用',
    cell: ({ pinned }) => pinned.map((code) => titles.get(code) ?? code).join('、') || '—',
  },
  {
    title: '操作',
    cell: ({ account, username }) => (
      <PlaceLink to={editPath('users', account)} aria-label={`设置${username}的应用`}>
        设置
      </PlaceLink>
    ),
  },
]

/** Accounts and the apps that each of them has. */
export function UsersSection() {
  const account = usePlace().query.get('edit')
  const users = useQuery<PlatformUser[]>('/service-admin/users')
  const apps = useQuery<PlatformApp[]>('/service-admin/apps')
  if (!users.data) return <LoadingState loaded={users} />
  if (!apps.data) return <LoadingState loaded={apps} />

  const user = users.data.find((other) => other.account === account)
  if (account && !user) return <p className="state">没有账号“{account}”</p>
  if (user) {
    return <UserEditor key={account} user={user} apps={apps.data} onChanged={users.reload} />
  }
  const titles = new Map(apps.data.map(({ code, title }) => [code, title]))
  return (
    <>
      <PanelHead title="用户">
        <span className="muted">共 {users.data.length} 个账号</span>
      </PanelHead>
      <Table
        label="账号列表"
        columns={columnsFor(titles)}
        rows={users.data}
        keyOf={(one) => one.account}
      />
    </>
  )
}
