import { Building2, ChevronDown } from 'lucide'
import { lazy, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../text/text-context'
import { Emblem } from '../../ui/emblem'
import { Icon } from '../../ui/icon'
import { inPageLink } from '../../ui/in-page-link'
import { LaterPart } from '../../ui/later-part'
import styles from './navbar.module.css'
import type { PersonalDialogName } from './personal-menu'

const PersonalMenu = lazy(() => import('./personal-menu'))

interface NavbarProps {
  systemName: string
  classified: boolean
  tenantName: string
  /** In the place of the unit's name where there are others to switch to. */
  unitSwitch: ReactNode
  /** The entries beside the person: messages and the like. */
  actions: ReactNode
  /** The path of the first app. */
  home: string
  person: { name: string; account: string; orgName: string }
  onGo(path: string): void
  onDialog(name: PersonalDialogName): void
  /** null = this person has no other accounts to switch to. */
  onSwitchAccount: (() => void) | null
  onSignOut(): void
}

type PersonalProps = Pick<
  NavbarProps,
  'person' | 'onGo' | 'onDialog' | 'onSwitchAccount' | 'onSignOut'
>

/** The top bar. Its menus are loaded on first use. */
export function Navbar({
  systemName,
  classified,
  tenantName,
  unitSwitch,
  actions,
  home,
  ...personal
}: NavbarProps) {
  const { frame } = useText()
  return (
    <header className={styles.navbar}>
      <a {...inPageLink} className={styles.home} href={home}>
        <Emblem className={styles.emblem} />
        <span className={styles.system}>
          {systemName}
          {classified && frame.classified}
        </span>
      </a>
      {unitSwitch ||
        (tenantName && (
          <span className={styles.tenant}>
            <Icon drawing={Building2} />
            <span>{tenantName}</span>
          </span>
        ))}
      <div className={styles.spring} />
      <div className={styles.actions}>{actions}</div>
      <PersonalButton {...personal} />
    </header>
  )
}

function PersonalButton({ person, ...actions }: PersonalProps) {
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
        <span className={styles.personName}>{person.name}</span>
        <Icon drawing={ChevronDown} className={styles.chevron} />
      </a>
      {wanted && (
        <LaterPart onLost={() => setOpen(false)}>
          <PersonalMenu
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            person={person}
            {...actions}
          />
        </LaterPart>
      )}
    </>
  )
}
