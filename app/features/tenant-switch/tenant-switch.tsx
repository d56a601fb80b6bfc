import { Building2, ChevronDown } from 'lucide'
import { useId, useRef, useState } from 'react'
import { useShellState } from '../../shell/store/shell-context'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LazyPart, partOf } from '../../ui/lazy-part'
import styles from './tenant-switch.module.css'
import { useSwitchTenant } from './use-switch-tenant'

/** With more tenants than this, the menu has a filter. */
const tenantsWithoutFilter = 12

const TenantMenu = partOf(() => import('./tenant-menu'))
const TenantList = partOf(() => import('./tenant-list'))

/** The current tenant in the top bar, with a menu of all tenants (NAV-02). A long menu has a filter. */
export function TenantSwitch() {
  const { tenants: texts } = useText()
  const tenants = useShellState((state) => state.page.tenants)
  const { tenantId } = useShellState((state) => state.page.tenant)
  const { switchTo, switching } = useSwitchTenant()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const current = tenants.find((one) => one.kind === 'tenant' && one.tenantId === tenantId)
  const name = current && 'name' in current ? current.name : texts.nameless
  const many = tenants.filter(({ kind }) => kind !== 'separator').length > tenantsWithoutFilter
  const Choice = many ? TenantList : TenantMenu
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
        <span className="overflow-hidden text-ellipsis whitespace-nowrap max-640:hidden">
          {switching ? texts.switching : name}
        </span>
        <Icon drawing={ChevronDown} />
      </button>
      {wanted && (
        <LazyPart onLost={() => setOpen(false)}>
          <Choice
            open={open}
            onOpenChange={setOpen}
            anchor={button}
            tenants={tenants}
            tenantId={tenantId}
            onChoose={(chosen) => chosen !== tenantId && switchTo(chosen)}
          />
        </LazyPart>
      )}
    </>
  )
}
