import { ExternalLink, RotateCw } from 'lucide'
import { useEffect, useRef } from 'react'
import type { HostedApp } from '../../hosting/hosted-app'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Badge, badgeText } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import styles from './app-rail.module.css'

interface AppRailProps {
  /** The apps to show, in order; null = the list could not be loaded. */
  apps: readonly HostedApp[] | null
  active: string
  /** Where an app's link leads: its last path while it is open. */
  pathOf(app: HostedApp): string
  badgeOf(app: HostedApp): number
  onRetry(): void
  retrying: boolean
}

/** The app navigation: plain links, so that it works before and without scripts. */
export function AppRail({ apps, active, pathOf, badgeOf, onRetry, retrying }: AppRailProps) {
  const { frame } = useText()
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another app in front is the reason to scroll
  useEffect(() => {
    rail.current
      ?.querySelector('[aria-current]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [active])
  return (
    <nav ref={rail} className={styles.rail} aria-label={frame.rail}>
      {apps ? (
        <ul className={styles.list}>
          {apps.map((app) => (
            <li key={app.code} className={styles.item}>
              <RailLink
                app={app}
                to={pathOf(app)}
                current={app.code === active}
                badge={badgeOf(app)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.failed} role="alert">
          <p>{frame.appsFailed}</p>
          <button type="button" className={styles.retry} onClick={onRetry} disabled={retrying}>
            <Icon drawing={RotateCw} className={styles.retryIcon} />
            {retrying ? frame.retrying : frame.retry}
          </button>
        </div>
      )}
    </nav>
  )
}

interface RailLinkProps {
  app: HostedApp
  to: string
  current: boolean
  badge: number
}

function RailLink({ app, to, current, badge }: RailLinkProps) {
  const { frame } = useText()
  const content = (
    <>
      <span className={styles.iconBox}>
        <AppIcon icon={app.icon} className={styles.icon} />
        <Badge count={badge} className={styles.badge} />
      </span>
      <span className={styles.title}>{app.title}</span>
    </>
  )
  if (app.kind === 'window') {
    return (
      <a
        className={styles.link}
        href={app.source}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={frame.newWindow(app.title)}
        title={frame.newWindow(app.title)}
      >
        {content}
        <Icon drawing={ExternalLink} className={styles.external} />
      </a>
    )
  }
  return (
    <a
      {...inPageLink}
      className={styles.link}
      href={to}
      title={app.title}
      aria-current={current ? 'page' : undefined}
      aria-label={badge > 0 ? frame.waiting(app.title, badgeText(badge)) : undefined}
    >
      {content}
    </a>
  )
}
