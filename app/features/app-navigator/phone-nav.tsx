import { Bell, CircleUserRound, House, Layers, LayoutGrid } from 'lucide'
import { lazy, type ReactNode, useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { personalInfoPath } from '~contract/portal/paths'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { LaterPart } from '../../ui/later-part'
import styles from './phone-nav.module.css'
import type { OpenTab } from './tab-stack'

const Navigator = lazy(() => import('./navigator'))
const TabStack = lazy(() => import('./tab-stack'))

interface PhoneNavProps {
  /** Person and unit, for the list that is kept. */
  owner: string
  apps: readonly HostedApp[]
  tabs: readonly OpenTab[]
  active: string
  /** The path of the first app. */
  home: string
  unread: number
  /** Where an app's link leads: its last path while it is open. */
  pathOf(app: HostedApp): string
  onOpen(path: string, tab: string): void
  onCloseTab(id: string): void
}

/** The bar below everything on a phone, in the place of rail and tabs; its style sheet says where (AID-05). */
export function PhoneNav(props: PhoneNavProps) {
  const { tabs, active, home, unread } = props
  const { frame, navigator } = useText()
  const [shown, setShown] = useState<'apps' | 'tabs' | null>(null)
  const appsButton = useRef<HTMLButtonElement>(null)
  const tabsButton = useRef<HTMLButtonElement>(null)
  const close = () => setShown(null)
  const code = active.replace(/~\d+$/, '')
  const link = (to: string, name: string, icon: ReactNode, current: boolean) => (
    <a
      {...inPageLink}
      href={to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
    >
      {icon}
      {name}
    </a>
  )
  return (
    <>
      <nav className={styles.nav} aria-label={frame.rail}>
        {link(home, navigator.home, <Icon drawing={House} />, home.split('/')[1] === code)}
        <button
          ref={appsButton}
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          aria-expanded={shown === 'apps'}
          onClick={() => setShown('apps')}
        >
          <Icon drawing={LayoutGrid} />
          {navigator.apps}
        </button>
        <button
          ref={tabsButton}
          type="button"
          className={styles.entry}
          aria-label={navigator.switch(tabs.length)}
          aria-haspopup="dialog"
          aria-expanded={shown === 'tabs'}
          onClick={() => setShown('tabs')}
        >
          <span className={styles.counted}>
            <Icon drawing={Layers} />
            <span className={styles.count}>{tabs.length}</span>
          </span>
          {navigator.tabs}
        </button>
        {link(
          '/message-center/index',
          navigator.messages,
          <span className={styles.counted}>
            <Icon drawing={Bell} />
            <Badge count={unread} className={styles.badge} />
          </span>,
          code === 'message-center',
        )}
        {link(
          personalInfoPath,
          navigator.own,
          <Icon drawing={CircleUserRound} />,
          code === 'personal-setting',
        )}
      </nav>
      {shown === 'apps' && (
        <LaterPart onLost={close}>
          <Navigator {...props} button={appsButton} onClose={close} />
        </LaterPart>
      )}
      {shown === 'tabs' && (
        <LaterPart onLost={close}>
          <TabStack {...props} button={tabsButton} onClose={close} />
        </LaterPart>
      )}
    </>
  )
}
