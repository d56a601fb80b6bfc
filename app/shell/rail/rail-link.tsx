import { ExternalLink } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Badge, badgeText } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import styles from './rail-link.module.css'

interface RailLinkProps {
  app: HostedApp
  to: string
  current: boolean
  badge: number
  /** Marks it as an app that has a tab. */
  open?: boolean
}

/** An app of the rail or of the drawer: a plain link, so that it works before and without scripts. */
export function RailLink({ app, to, current, badge, open = false }: RailLinkProps) {
  const { frame, rail } = useText()
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
        data-app={app.code}
      >
        {content}
        <Icon drawing={ExternalLink} className={styles.external} />
      </a>
    )
  }
  const name = badge > 0 ? frame.waiting(app.title, badgeText(badge)) : app.title
  const label = open ? rail.open(name) : name
  return (
    <a
      {...inPageLink}
      className={styles.link}
      href={to}
      title={app.title}
      aria-current={current ? 'page' : undefined}
      aria-label={label === app.title ? undefined : label}
      data-app={app.code}
    >
      {content}
      {open && <span className={styles.open} />}
    </a>
  )
}
