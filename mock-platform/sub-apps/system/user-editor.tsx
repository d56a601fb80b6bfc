import { useState } from 'react'
import type { PlatformApp, PlatformUser } from '../../contracts/system/contract'
import { Button, PanelHead, PlaceLink, useAction, useApp, useUnsaved } from '../kit/react'
import { spoken } from '../kit/spoken'
import { GrantList, type Grants } from './grant-list'
import { listPath } from './section-paths'

interface UserEditorProps {
  user: PlatformUser
  apps: PlatformApp[]
  onChanged(): void
}

export function UserEditor({ user, apps, onChanged }: UserEditorProps) {
  const { props, toast } = useApp()
  const { busy, act } = useAction()
  const [saved, setSaved] = useState<Grants>(user)
  const [grants, setGrants] = useState<Grants>(user)
  const changed = textOf(grants) !== textOf(saved)
  useUnsaved(changed)

  const save = () =>
    act(async () => {
      const path = `/service-admin/users/${encodeURIComponent(user.account)}`
      const { all, pinned } = grants
      const body = { all, apps: grants.apps, pinned }
      const answer = await props.request<PlatformUser>(path, { method: 'PUT', body })
      setSaved(answer)
      setGrants(answer)
      onChanged()
    }, spoken('保存成功'))

  return (
    <>
      <PanelHead title={spoken('{username}的应用', { username: user.username })}>
        <Button primary disabled={busy || !changed} onClick={save}>
          {busy ? spoken('请稍候…') : spoken('保存')}
        </Button>
        <PlaceLink to={listPath('users')} className="button">
          {spoken('返回列表')}
        </PlaceLink>
      </PanelHead>
      <GrantList
        grants={grants}
        apps={apps}
        onChange={setGrants}
        onRefused={(reason) => toast(reason, 'danger')}
      />
    </>
  )
}

/** Apps in any order; pinned apps in their own order. */
function textOf({ all, apps, pinned }: Grants): string {
  return JSON.stringify({ all, apps: [...apps].sort(), pinned })
}
