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
  const sheet = (name: 'apps' | 'tabs') => ({
    expanded: shown === name,
    onClick: () => setShown(name),
  })
  const code = active.replace(/~\d+$/, '')
  return (
    <>
      <nav className={styles.nav} aria-label={frame.rail}>
        <NavLink to={home} current={home.split('/')[1] === code}>
          <Icon drawing={House} />
          {navigator.home}
        </NavLink>
        <SheetButton {...sheet('apps')} button={appsButton}>
          <Icon drawing={LayoutGrid} />
          {navigator.apps}
        </SheetButton>
        <SheetButton {...sheet('tabs')} button={tabsButton} label={navigator.switch(tabs.length)}>
          <span className={styles.counted}>
            <Icon drawing={Layers} />
            <span className={styles.count}>{tabs.length}</span>
          </span>
          {navigator.tabs}
        </SheetButton>
        <NavLink to="/message-center/index" current={code === 'message-center'}>
          <span className={styles.counted}>
            <Icon drawing={Bell} />
            <Badge count={unread} className={styles.badge} />
          </span>
          {navigator.messages}
        </NavLink>
        <NavLink to={personalInfoPath} current={code === 'personal-setting'}>
          <Icon drawing={CircleUserRound} />
          {navigator.own}
        </NavLink>
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
  current: boolean
  children: ReactNode
}

function NavLink({ to, current, children }: NavLinkProps) {
  return (
    <a
      {...inPageLink}
      href={to}
      className={styles.entry}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </a>
  )
}

interface SheetButtonProps {
  button: RefObject<HTMLButtonElement>
  /** What it is called, where its words do not say enough. */
  label?: string
  expanded: boolean
  onClick(): void
  children: ReactNode
}

/** Brings a sheet up over the page. */
function SheetButton({ button, label, expanded, onClick, children }: SheetButtonProps) {
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
      {children}
    </button>
  )
}
