import { Search } from 'lucide'
import { type MouseEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { listedApps } from '../../shell/store/listed-apps'
import { pathOf } from '../../shell/store/place-of'
import { useShellState } from '../../shell/store/shell-context'
import { userTenantOf } from '../../shell/store/shell-state'
import { useText } from '../../text/text-context'
import { AppIcon, defaultIcon } from '../../ui/app-icon'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { noteRecent, readRecent } from '../../ui/kept'
import { StateMessage } from '../../ui/state-message'
import { navigatorRecentKey } from '../../ui/storage-keys'
import styles from './navigator.module.css'
import { type NavigatorGroup, navigatorGroups } from './navigator-list'
import { Sheet } from './sheet'
import { useNavigator } from './use-navigator'

/** How many recent apps are shown. */
const recentApps = 4

interface NavigatorProps {
  button: RefObject<HTMLElement>
  onClose(): void
}

/** All of the user's apps on a phone (AID-05): by group, with a search, recent apps first. */
export default function Navigator({ button, onClose }: NavigatorProps) {
  const userTenant = useShellState(userTenantOf)
  const apps = useShellState((state) => listedApps(state.apps))
  const { navigator, rail } = useText()
  const { list, failed } = useNavigator(userTenant)
  const [query, setQuery] = useState('')
  const [recent] = useState(() => readRecent(navigatorRecentKey(userTenant), recentApps))
  const groups = navigatorGroups(list, apps, rail.otherGroup)
  const sought = query.trim().toLowerCase()
  const shown = sought
    ? [{ name: navigator.found, apps: appsNamed(groups, sought) }]
    : [{ name: navigator.recent, apps: appsOf(groups, recent) }, ...groups]
  const filled = shown.filter((group) => group.apps.length > 0)

  function followed(event: MouseEvent) {
    const code = (event.target as Element).closest<HTMLElement>('[data-app]')?.dataset.app
    if (!code) return
    noteRecent(navigatorRecentKey(userTenant), code, recentApps)
    onClose()
  }

  return (
    <Sheet title={navigator.title} button={button} onClose={onClose}>
      <div className="flex items-center relative mb-4">
        <Icon drawing={Search} className="absolute text-muted left-12px" />
        <input
          type="search"
          className={classNames(recipeClass('input', { size: 'md' }), 'h-44px pl-34px')}
          aria-label={rail.search}
          placeholder={rail.search}
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
      <p className="visually-hidden" role="status">
        {sought && rail.found(filled[0]?.apps.length ?? 0)}
      </p>
      {failed && (
        <p className="rounded-md text-sm text-warning bg-warning-soft px-3 py-2 mb-4" role="status">
          {navigator.failed}
        </p>
      )}
      {/* biome-ignore lint/a11y: its links handle the keys; this only notices that a link was followed */}
      <div onClick={followed} onErrorCapture={replaceIcon}>
        {filled.map((group) => (
          <AppGroup key={group.name} group={group} />
        ))}
      </div>
      {filled.length === 0 && (
        <StateMessage kind="missing" title={sought ? rail.notFound(query.trim()) : rail.none} />
      )}
    </Sheet>
  )
}

const appsNamed = (groups: readonly NavigatorGroup[], sought: string) =>
  groups.flatMap(({ apps }) => apps.filter(({ title }) => title.toLowerCase().includes(sought)))

function appsOf(groups: readonly NavigatorGroup[], codes: readonly string[]): HostedApp[] {
  const all = groups.flatMap(({ apps }) => apps)
  return codes.flatMap((code) => all.find((app) => app.code === code) ?? [])
}

function AppGroup({ group }: { group: NavigatorGroup }) {
  return (
    <section className={styles.group} aria-label={group.name}>
      <h3 className="quiet mb-2 font-medium break-anywhere">{group.name}</h3>
      <ul className={`grid gap-2 ${styles.grid}`}>
        {group.apps.map((app) => (
          <li key={app.code}>
            <AppLink app={app} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AppLink({ app }: { app: HostedApp }) {
  const { shell } = useText()
  const to = useShellState((state) => pathOf(state, app))
  const apart = app.kind === 'window'
  return (
    <a
      href={apart ? app.source : to}
      {...(apart ? { target: '_blank', rel: 'noopener noreferrer' } : inPageLink)}
      className={`flex flex-col items-center text-center no-underline rounded-md text-inherit px-0.5 py-2 gap-1.5 min-h-44px ${styles.link}`}
      aria-label={apart ? shell.newWindow(app.title) : undefined}
      data-app={app.code}
    >
      <span className="grid place-items-center rounded-lg text-accent bg-accent-soft size-44px">
        <AppIcon icon={app.icon} className="size-24px" />
      </span>
      <span className="clamp leading-1.35 line-clamp-2 text-xs">{app.title}</span>
    </a>
  )
}

/** Replaces a picture that cannot be loaded. */
function replaceIcon({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement && !target.src.endsWith(defaultIcon)) {
    target.src = defaultIcon
  }
}
