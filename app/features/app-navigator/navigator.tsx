import { Search } from 'lucide'
import { type MouseEvent, type RefObject, type SyntheticEvent, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useText } from '../../text/text-context'
import { AppIcon, defaultIcon } from '../../ui/app-icon'
import { classNames, recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { StateMessage } from '../../ui/state-message'
import styles from './navigator.module.css'
import { type NavigatorGroup, navigatorGroups } from './navigator-list'
import { noteRecentApp, recentApps } from './recent-apps'
import { Sheet } from './sheet'
import { useNavigator } from './use-navigator'

interface NavigatorProps {
  owner: string
  apps: readonly HostedApp[]
  button: RefObject<HTMLElement>
  pathOf(app: HostedApp): string
  onClose(): void
}

/** All of the person's apps on a phone (AID-05): by group, with a search, the last ones first. */
export default function Navigator({ owner, apps, button, pathOf, onClose }: NavigatorProps) {
  const { navigator, rail } = useText()
  const { list, failed } = useNavigator(owner)
  const [query, setQuery] = useState('')
  const [recent] = useState(() => recentApps(owner))
  const groups = navigatorGroups(list, apps, rail.otherGroup)
  const sought = query.trim().toLowerCase()
  const shown = sought
    ? [{ name: navigator.found, apps: appsNamed(groups, sought) }]
    : [{ name: navigator.recent, apps: appsOf(groups, recent) }, ...groups]
  const filled = shown.filter((group) => group.apps.length > 0)

  function followed(event: MouseEvent) {
    const code = (event.target as Element).closest<HTMLElement>('[data-app]')?.dataset.app
    if (!code) return
    noteRecentApp(owner, code)
    onClose()
  }

  return (
    <Sheet title={navigator.title} button={button} onClose={onClose}>
      <div className={styles.search}>
        <Icon drawing={Search} className={styles.lens} />
        <input
          type="search"
          className={classNames(recipeClass('input', { size: 'md' }), styles.box)}
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
        <p className={styles.failed} role="status">
          {navigator.failed}
        </p>
      )}
      {/* biome-ignore lint/a11y: the links in it have the keys; this only notices that one was followed */}
      <div onClick={followed} onErrorCapture={replaceIcon}>
        {filled.map((group) => (
          <AppGroup key={group.name} group={group} pathOf={pathOf} />
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

interface AppGroupProps extends Pick<NavigatorProps, 'pathOf'> {
  group: NavigatorGroup
}

function AppGroup({ group, pathOf }: AppGroupProps) {
  return (
    <section className={styles.group} aria-label={group.name}>
      <h3 className={styles.heading}>{group.name}</h3>
      <ul className={styles.grid}>
        {group.apps.map((app) => (
          <li key={app.code}>
            <AppLink app={app} to={pathOf(app)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AppLink({ app, to }: { app: HostedApp; to: string }) {
  const { frame } = useText()
  const apart = app.kind === 'window'
  return (
    <a
      href={apart ? app.source : to}
      {...(apart ? { target: '_blank', rel: 'noopener noreferrer' } : inPageLink)}
      className={styles.link}
      aria-label={apart ? frame.newWindow(app.title) : undefined}
      data-app={app.code}
    >
      <span className={styles.iconBox}>
        <AppIcon icon={app.icon} className={styles.icon} />
      </span>
      <span className={styles.title}>{app.title}</span>
    </a>
  )
}

/** In the place of a picture that cannot be had. */
function replaceIcon({ target }: SyntheticEvent) {
  if (target instanceof HTMLImageElement && !target.src.endsWith(defaultIcon)) {
    target.src = defaultIcon
  }
}
