import { ExternalLink } from 'lucide'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { codeOfTab } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { AppIcon } from '../../ui/app-icon'
import { Badge, badgeText } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { badgeOf } from '../store/compose-tabs'
import { pathOf } from '../store/place-of'
import { useShellState } from '../store/shell-context'
import styles from './rail-link.module.css'

const link =
  'relative flex flex-col items-center rounded-md text-muted no-underline hover:bg-hover hover:text-text focus:outline-inset'

interface RailLinkProps {
  app: HostedApp
  /** Show whether it is open. */
  marked?: boolean
}

/** An app in the rail or the drawer: a plain link, which works without scripts. */
export function RailLink({ app, marked = false }: RailLinkProps) {
  const { shell, rail } = useText()
  const to = useShellState((state) => pathOf(state, app))
  const current = useShellState((state) => codeOfTab(state.active) === app.code)
  const badge = useShellState((state) => badgeOf(state, app))
  const open = useShellState(({ tabs }) => marked && tabs.some((tab) => tab.code === app.code))
  const content = (
    <>
      <span className="relative block size-24px">
        <AppIcon icon={app.icon} className="block size-24px" />
        <Badge count={badge} className={styles.badge} />
      </span>
      <span className="clamp max-w-full text-xs text-center leading-1.35">{app.title}</span>
    </>
  )
  if (app.kind === 'window') {
    return (
      <a
        className={`${link} ${styles.link}`}
        href={app.source}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shell.newWindow(app.title)}
        title={shell.newWindow(app.title)}
        data-app={app.code}
      >
        {content}
        <Icon drawing={ExternalLink} className={styles.external} />
      </a>
    )
  }
  const name = badge > 0 ? shell.waiting(app.title, badgeText(badge)) : app.title
  const label = open ? rail.open(name) : name
  return (
    <a
      {...inPageLink}
      className={`${link} ${styles.link}`}
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
