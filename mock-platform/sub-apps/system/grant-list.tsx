import type { PlatformApp, PlatformUser } from '../../contracts/system/contract'
import { Tick } from '../kit/react'
import { spoken } from '../kit/spoken'

const mostPinned = 9

export type Grants = Pick<PlatformUser, 'all' | 'apps' | 'pinned'>

interface GrantListProps {
  grants: Grants
  apps: PlatformApp[]
  onChange(grants: Grants): void
  onRefused(reason: string): void
}

/** The apps that a user has, and those pinned to the rail. */
export function GrantList({ grants, apps, onChange, onRefused }: GrantListProps) {
  const has = (code: string) => grants.all || grants.apps.includes(code)

  function give(code: string, given: boolean) {
    const others = (codes: string[]) => codes.filter((other) => other !== code)
    onChange({
      ...grants,
      apps: given ? [...grants.apps, code] : others(grants.apps),
      pinned: given ? grants.pinned : others(grants.pinned),
    })
  }
  function pin(code: string, pinned: boolean) {
    if (pinned && grants.pinned.length >= mostPinned) {
      return onRefused(spoken('最多只能固定{mostPinned}个应用', { mostPinned }))
    }
    const others = grants.pinned.filter((other) => other !== code)
    onChange({ ...grants, pinned: pinned ? [...others, code] : others })
  }

  return (
    <>
      <GrantsHead grants={grants} apps={apps} onChange={onChange} />
      <ul
        className="grid cols-fill-320px gap-y-0 gap-x-8 pt-2 px-edge pb-4"
        aria-label={spoken('应用')}
      >
        {apps.map(({ code, title, othGroupName }) => (
          <li key={code} className="row py-2 border-b">
            <span className="grow">
              {title} <span className="muted small">{othGroupName}</span>
            </span>
            <Tick
              text={spoken('可用')}
              label={spoken('{title}：可用', { title })}
              checked={has(code)}
              disabled={grants.all}
              set={(on) => give(code, on)}
            />
            <Tick
              text={spoken('固定')}
              label={spoken('{title}：固定', { title })}
              checked={grants.pinned.includes(code)}
              disabled={!has(code)}
              set={(on) => pin(code, on)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function GrantsHead({ grants, apps, onChange }: Omit<GrantListProps, 'onRefused'>) {
  const titles = new Map(apps.map(({ code, title }) => [code, title]))
  const order = grants.pinned.map((code) => titles.get(code) ?? code).join('、')
  return (
    <div className="toolbar">
      <Tick
        text={spoken('可用全部应用，包括以后新增的')}
        checked={grants.all}
        set={(all) => onChange({ ...grants, all, apps: apps.map(({ code }) => code) })}
      />
      <p className="muted">
        {spoken('固定应用（{count}/{mostPinned}）：{names}', {
          count: grants.pinned.length,
          mostPinned,
          names: order || spoken('没有固定，导航显示前九个应用'),
        })}
      </p>
    </div>
  )
}
