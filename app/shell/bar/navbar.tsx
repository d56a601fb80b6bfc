import { Building2, ChevronDown } from 'lucide'
import { lazy, type ReactNode, useRef, useState } from 'react'
import type { MaintenanceLevel } from '~contract/platform/user'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import { BarActions } from './bar-actions'
import type { BarEntry } from './bar-entry'
import { BrandLink, type BrandLinkProps } from './brand-link'
import styles from './navbar.module.css'

const PersonalMenu = lazy(() => import('./personal-menu'))

interface NavbarProps extends BrandLinkProps, PersonalProps {
  tenantName: string
  /** In the place of the unit's name where there are others to switch to. */
  unitSwitch: ReactNode
  /** The entries beside the person, in their order. */
  entries: readonly BarEntry[]
}

interface PersonalProps {
  person: { name: string; account: string; orgName: string }
  /** Of the person's unit; null = nobody knows. */
  maintenance: MaintenanceLevel | null
}

/** The top bar. Its menus are loaded on first use. */
export function Navbar({ tenantName, unitSwitch, entries, ...rest }: NavbarProps) {
  const { person, maintenance, ...brand } = rest
  return (
    <header className={styles.navbar}>
      <BrandLink {...brand} />
      {unitSwitch ||
        (tenantName && (
          <span className={styles.tenant} title={tenantName}>
            <Icon drawing={Building2} />
            <span>{tenantName}</span>
          </span>
        ))}
      <div className={styles.spring} />
      <BarActions entries={entries} />
      <PersonalButton person={person} maintenance={maintenance} />
    </header>
  )
}

function PersonalButton({ person, ...rest }: PersonalProps) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  return (
    <>
      {/* A link, so that leaving works before and without scripts; with them it is the menu's button. */}
      <a
        ref={button}
        role="button"
        href="/logout"
        className={styles.person}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setWanted(true)
          setOpen(true)
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          event.currentTarget.click()
        }}
      >
        <span className={styles.avatar} aria-hidden="true">
          {person.name.slice(-2)}
        </span>
        <span className={styles.personName} title={person.name}>
          {person.name}
        </span>
        <Icon drawing={ChevronDown} className={styles.chevron} />
      </a>
      {wanted && (
        <LaterPart onLost={() => setOpen(false)}>
          <PersonalMenu
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            person={person}
            {...rest}
          />
        </LaterPart>
      )}
    </>
  )
}
