import { Building2, ChevronDown } from 'lucide'
import { useRef, useState } from 'react'
import { classNames } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { features, withCommands } from '../registry/registry'
import { Slot } from '../registry/slot'
import { useShellState } from '../store/shell-context'
import { homeOf } from '../store/shell-state'
import { BarActions } from './bar-actions'
import { BrandLink } from './brand-link'
import styles from './navbar.module.css'

const PersonalMenu = partOf(() => withCommands(import('./personal-menu')))

export function Navbar() {
  const { systemName, classified, brand, tenant, tenants } = useShellState((state) => state.page)
  const home = useShellState(homeOf)
  const choice = tenants.filter(({ kind }) => kind !== 'separator').length > 1
  return (
    <header className={classNames('flex items-center', styles.navbar)}>
      <BrandLink systemName={systemName} classified={classified} brand={brand} home={home} />
      {choice && <Slot name="tenant" />}
      {!choice && tenant.name && (
        <span
          className={classNames(
            'flex items-center gap-1.5 min-w-0 pl-3 text-sm text-on-banner-muted leading-20px max-640:hidden',
            styles.tenant,
          )}
          title={tenant.name}
        >
          <Icon drawing={Building2} className="flex-none size-15px" />
          <span className="ellipsis">{tenant.name}</span>
        </span>
      )}
      <div className="flex-1" />
      <BarActions entries={useEntries()} />
      <PersonalButton />
    </header>
  )
}

/** Each feature's entries may use hooks, which works because the list of features never changes. */
function useEntries() {
  return (
    features()
      // biome-ignore lint/correctness/useHookAtTopLevel: every render calls those of all features
      .flatMap(({ useBarEntries }) => useBarEntries?.() ?? [])
      .sort((one, other) => one.at - other.at)
  )
}

function PersonalButton() {
  const { user } = useShellState((state) => state.page)
  /** null = never opened, so that its file is not needed. */
  const [open, setOpen] = useState<boolean | null>(null)
  const button = useRef<HTMLAnchorElement>(null)
  return (
    <>
      {/* A link, so that signing out works without scripts; with scripts it is the menu's button. */}
      <a
        ref={button}
        role="button"
        href="/logout"
        className={classNames(
          'flex flex-none items-center gap-2 h-40px rounded-full text-inherit no-underline',
          styles.user,
        )}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={(event) => {
          event.preventDefault()
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        <span
          className={classNames('grid place-items-center rounded-full', styles.avatar)}
          aria-hidden="true"
        >
          {user.name.slice(-2)}
        </span>
        <span className={classNames('ellipsis', styles.userName)} title={user.name}>
          {user.name}
        </span>
        <Icon drawing={ChevronDown} className="size-14px" />
      </a>
      {open !== null && (
        <LazyPart onLost={() => setOpen(false)}>
          <PersonalMenu open={open} onOpenChange={setOpen} anchor={button} />
        </LazyPart>
      )}
    </>
  )
}
