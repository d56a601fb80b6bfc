import { Bell, CircleUserRound, House, Layers, LayoutGrid } from 'lucide'
import { lazy, type ReactNode, type RefObject, useRef, useState } from 'react'
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
  return (
    <>
      <nav className={styles.nav} aria-label={frame.rail}>
        <NavLink
          to={home}
          name={navigator.home}
          icon={<Icon drawing={House} />}
          current={home.split('/')[1] === code}
        />
        <SheetButton
          button={appsButton}
          name={navigator.apps}
          icon={<Icon drawing={LayoutGrid} />}
          expanded={shown === 'apps'}
          onClick={() => setShown('apps')}
        />
        <SheetButton
          button={tabsButton}
          name={navigator.tabs}
          label={navigator.switch(tabs.length)}
          icon={<OpenTabs count={tabs.length} />}
          expanded={shown === 'tabs'}
          onClick={() => setShown('tabs')}
        />
        <NavLink
          to="/message-center/index"
          name={navigator.messages}
          icon={<Unread count={unread} />}
          current={code === 'message-center'}
        />
        <NavLink
          to={personalInfoPath}
          name={navigator.own}
          icon={<Icon drawing={CircleUserRound} />}
          current={code === 'personal-setting'}
        />
      </nav>
      {shown && (
        <LaterPart key={shown} onLost={close}>
          {shown === 'apps' ? (
            <Navigator {...props} button={appsButton} onClose={close} />
          ) : (
            <TabStack {...props} button={tabsButton} onClose={close} />
          )}
        </LaterPart>
      )}
    </>
  )
}

interface NavLinkProps {
  to: string
  name: string
  icon: ReactNode
  current: boolean
}

function NavLink({ to, name, icon, current }: NavLinkProps) {
  return (
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
}

interface SheetButtonProps extends Omit<NavLinkProps, 'to' | 'current'> {
  button: RefObject<HTMLButtonElement>
  /** What it is called, where its name does not say enough. */
  label?: string
  expanded: boolean
  onClick(): void
}

/** Brings a sheet up over the page. */
function SheetButton({ button, name, label, icon, expanded, onClick }: SheetButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className={styles.entry}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {name}
    </button>
  )
}

function OpenTabs({ count }: { count: number }) {
  return (
    <span className={styles.counted}>
      <Icon drawing={Layers} />
      <span className={styles.count}>{count}</span>
    </span>
  )
}

function Unread({ count }: { count: number }) {
  return (
    <span className={styles.counted}>
      <Icon drawing={Bell} />
      <Badge count={count} className={styles.badge} />
    </span>
  )
}
