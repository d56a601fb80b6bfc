import { Building2, ChevronDown } from 'lucide'
import { lazy, useId, useRef, useState } from 'react'
import { unitsWithoutFilter } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import type { UnitEntry } from './unit-entry'
import styles from './unit-switch.module.css'
import { type Switched, useSwitchTenant } from './use-switch-tenant'

const UnitMenu = lazy(() => import('./unit-menu'))
const UnitList = lazy(() => import('./unit-list'))

interface UnitSwitchProps {
  units: readonly UnitEntry[]
  /** The present unit. */
  tenantId: string
  /** Goes on where nothing stands against leaving the page. */
  onLeave(proceed: () => void): void
  onSwitched(to: Switched): void
}

/** The present unit in the top bar, with the menu of all of them (NAV-02). Many have a filter. */
export function UnitSwitch({ units, tenantId, onLeave, onSwitched }: UnitSwitchProps) {
  const { units: texts } = useText()
  const { switchTo, switching } = useSwitchTenant(onSwitched)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const current = units.find((one) => one.kind === 'unit' && one.tenantId === tenantId)
  const name = current && 'name' in current ? current.name : texts.nameless
  const many = units.filter(({ kind }) => kind !== 'separator').length > unitsWithoutFilter
  const Choice = many ? UnitList : UnitMenu
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={styles.button}
        aria-label={switching ? texts.switching : texts.current(name)}
        title={name}
        aria-haspopup={many ? 'dialog' : 'menu'}
        aria-expanded={open}
        aria-busy={switching}
        onClick={() => {
          if (switching) return
          setWanted(true)
          setOpen(!open)
        }}
      >
        <Icon drawing={Building2} />
        <span className={styles.name}>{switching ? texts.switching : name}</span>
        <Icon drawing={ChevronDown} />
      </button>
      {wanted && (
        <LaterPart onLost={() => setOpen(false)}>
          <Choice
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            units={units}
            tenantId={tenantId}
            onChoose={(chosen) => chosen !== tenantId && onLeave(() => switchTo(chosen))}
          />
        </LaterPart>
      )}
    </>
  )
}
