import { Link } from '@remix-run/react'
import { Building2, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import styles from './navbar.module.css'

const PersonalMenu = lazy(() => import('./personal-menu'))

interface NavbarProps {
  systemName: string
  tenantName: string
  person: { name: string; account: string; orgName: string }
  onSignOut(): void
}

/** The top bar. Its menus are loaded on first use. */
export function Navbar({ systemName, tenantName, person, onSignOut }: NavbarProps) {
  return (
    <header className={styles.navbar}>
      <Link className={styles.home} to="/" reloadDocument>
        <Emblem className={styles.emblem} />
        <span className={styles.system}>{systemName}</span>
      </Link>
      {tenantName && (
        <span className={styles.tenant}>
          <Building2 aria-hidden="true" />
          <span>{tenantName}</span>
        </span>
      )}
      <div className={styles.spring} />
      <PersonalButton person={person} onSignOut={onSignOut} />
    </header>
  )
}

function PersonalButton({ person, onSignOut }: Pick<NavbarProps, 'person' | 'onSignOut'>) {
  const { signOut } = useText()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.person}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <span className={styles.avatar} aria-hidden="true">
          {person.name.slice(-2)}
        </span>
        <span className={styles.personName}>{person.name}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </button>
      <noscript>
        <a className={styles.plainSignOut} href="/logout">
          {signOut.title}
        </a>
      </noscript>
      {wanted && (
        <Suspense>
          <PersonalMenu
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            person={person}
            onSignOut={onSignOut}
          />
        </Suspense>
      )}
    </>
  )
}
