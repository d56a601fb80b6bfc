import { useState } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { PlatformApp, PlatformUser } from './contract'
import type { SectionProps } from './platform-management'

const list = '/settingcenter/edit?section=users'
const mostPinned = 9

type Grants = Pick<PlatformUser, 'all' | 'apps' | 'pinned'>

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
  const has = (code: string) => grants.all || grants.apps.includes(code)

  function give(code: string, given: boolean) {
    const others = (codes: string[]) => codes.filter((other) => other !== code)
    setGrants({
      ...grants,
      apps: given ? [...grants.apps, code] : others(grants.apps),
      pinned: given ? grants.pinned : others(grants.pinned),
    })
  }
  function pin(code: string, pinned: boolean) {
    if (pinned && grants.pinned.length >= mostPinned) {
      return toast(`最多只能固定${mostPinned}个应用`, 'danger')
    }
    const others = grants.pinned.filter((other) => other !== code)
    setGrants({ ...grants, pinned: pinned ? [...others, code] : others })
  }

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
      toast(failureText(error), 'danger')
    } finally {
      setSaving(false)
    }
  }

  const titles = new Map(apps.map(({ code, title }) => [code, title]))
  const order = grants.pinned.map((code) => titles.get(code) ?? code).join('、')
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
      <div className="grants-head">
        <label className="tick">
          <input
            type="checkbox"
            checked={grants.all}
            onChange={({ target }) =>
              setGrants({ ...grants, all: target.checked, apps: apps.map(({ code }) => code) })
            }
          />
          可用全部应用，包括以后新增的
        </label>
        <p className="muted">
          固定应用（{grants.pinned.length}/{mostPinned}）：{order || '没有固定，导航显示前九个应用'}
        </p>
      </div>
      <ul className="grants" aria-label="应用">
        {apps.map(({ code, title, othGroupName }) => (
          <li key={code}>
            <span className="grant-title">
              {title}
              <span className="muted">{othGroupName}</span>
            </span>
            <label className="tick">
              <input
                type="checkbox"
                aria-label={`${title}：可用`}
                checked={has(code)}
                disabled={grants.all}
                onChange={(event) => give(code, event.target.checked)}
              />
              可用
            </label>
            <label className="tick">
              <input
                type="checkbox"
                aria-label={`${title}：固定`}
                checked={grants.pinned.includes(code)}
                disabled={!has(code)}
                onChange={(event) => pin(code, event.target.checked)}
              />
              固定
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which apps, in whatever order; which pinned, in theirs. */
function textOf({ all, apps, pinned }: Grants): string {
  return JSON.stringify({ all, apps: [...apps].sort(), pinned })
}
