import { useState } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { PlatformApp, PlatformUser } from './contract'
import { GrantList, type Grants } from './grant-list'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=users'

interface UserEditorProps extends SectionProps {
  user: PlatformUser
  apps: PlatformApp[]
  onChanged(): void
}

export function UserEditor({ user, apps, context, history, onChanged }: UserEditorProps) {
  const { props, toast } = context
  const [saved, setSaved] = useState<Grants>(user)
  const [grants, setGrants] = useState<Grants>(user)
  const [saving, setSaving] = useState(false)
  const changed = textOf(grants) !== textOf(saved)
  useUnsaved(changed, context, history)
  const refuse = (reason: string) => toast(reason, 'danger')

  async function save() {
    setSaving(true)
    try {
      const path = `/service-admin/users/${encodeURIComponent(user.account)}`
      const { all, pinned } = grants
      const body = { all, apps: grants.apps, pinned }
      const answer = await props.request<PlatformUser>(path, { method: 'PUT', body })
      setSaved(answer)
      setGrants(answer)
      toast('保存成功')
      onChanged()
    } catch (error) {
      refuse(failureText(error))
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <header className="panel-head">
        <h2>{user.username}的应用</h2>
        <button
          type="button"
          className="button primary"
          disabled={saving || !changed}
          onClick={save}
        >
          {saving ? '请稍候…' : '保存'}
        </button>
        <PlaceLink history={history} to={list} className="button">
          返回列表
        </PlaceLink>
      </header>
      <GrantList grants={grants} apps={apps} onChange={setGrants} onRefused={refuse} />
    </>
  )
}

/** Which apps, in whatever order; which pinned, in theirs. */
function textOf({ all, apps, pinned }: Grants): string {
  return JSON.stringify({ all, apps: [...apps].sort(), pinned })
}
