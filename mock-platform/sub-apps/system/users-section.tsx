import type { PlatformApp, PlatformUser } from '../../contracts/system/contract'
import { columnsFrom, LoadingState, PanelHead, Table, usePlace, useQuery } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { UserEditor } from './user-editor'

const columnsFor = (titles: ReadonlyMap<string, string>) =>
  columnsFrom<PlatformUser>(pages.users, {
    cells: { 账号: ({ account }) => <code>{account}</code> },
    derive: ({ all, apps, pinned }) => ({
      given: all ? spoken('全部') : spoken('{count} 个', { count: apps.length }),
      pinnedTitles: pinned.map((code) => titles.get(code) ?? code),
    }),
  })

/** Accounts and the apps that each of them has. */
export function UsersSection() {
  const account = usePlace().query.get('edit')
  const users = useQuery<PlatformUser[]>('/service-admin/users')
  const apps = useQuery<PlatformApp[]>('/service-admin/apps')
  if (!users.data) return <LoadingState loaded={users} />
  if (!apps.data) return <LoadingState loaded={apps} />

  const user = users.data.find((other) => other.account === account)
  if (account && !user) return <p className="state">{spoken('没有账号“{account}”', { account })}</p>
  if (user) {
    return <UserEditor key={account} user={user} apps={apps.data} onChanged={users.reload} />
  }
  const titles = new Map(apps.data.map(({ code, title }) => [code, title]))
  return (
    <>
      <PanelHead title={spoken('用户')}>
        <span className="muted">{spoken('共 {count} 个账号', { count: users.data.length })}</span>
      </PanelHead>
      <Table
        label={spoken('账号列表')}
        columns={columnsFor(titles)}
        rows={users.data}
        keyOf={(one) => one.account}
      />
    </>
  )
}
