import { Bell, CircleUserRound, House, Layers, LayoutGrid } from 'lucide'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { personalInfoPath } from '~contract/portal/paths'
import { useShellState } from '../../shell/store/shell-context'
import { homeOf } from '../../shell/store/shell-state'
import { useTabs } from '../../shell/store/use-tabs'
import { useText } from '../../text/text-context'
import { Badge } from '../../ui/badge'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { LazyPart, partOf } from '../../ui/lazy-part'
import styles from './phone-nav.module.css'

const Navigator = partOf(() => import('./navigator'))
const TabStack = partOf(() => import('./tab-stack'))

/**
 * The bar at the bottom of a phone's page, which replaces rail and tabs; its style sheet decides when (AID-05).
 */
export function PhoneNav() {
  const tabs = useTabs()
  const active = useShellState((state) => state.active)
  const home = useShellState(homeOf)
  const unread = useShellState((state) => state.unread.count)
  const { shell, navigator } = useText()
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
      <nav className={`hidden ${styles.nav}`} aria-label={shell.rail}>
        <NavLink to={home} current={home.split('/')[1] === code}>
          <Icon drawing={House} />
          {navigator.home}
        </NavLink>
        <SheetButton {...sheet('apps')} button={appsButton}>
          <Icon drawing={LayoutGrid} />
          {navigator.apps}
        </SheetButton>
        <SheetButton {...sheet('tabs')} button={tabsButton} label={navigator.switch(tabs.length)}>
          <span className="grid relative">
            <Icon drawing={Layers} />
            <span className={styles.count}>{tabs.length}</span>
          </span>
          {navigator.tabs}
        </SheetButton>
        <NavLink to="/message-center/index" current={code === 'message-center'}>
          <span className="grid relative">
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
        <LazyPart key={shown} onLost={close}>
          {shown === 'apps' ? (
            <Navigator button={appsButton} onClose={close} />
          ) : (
            <TabStack button={tabsButton} onClose={close} />
          )}
        </LazyPart>
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
  /** The accessible name, if the visible words do not say enough. */
  label?: string
  expanded: boolean
  onClick(): void
  children: ReactNode
}

/** Opens a sheet over the page. */
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
