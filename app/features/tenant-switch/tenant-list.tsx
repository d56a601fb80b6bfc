import { Popover, Portal } from '@chakra-ui/react'
import { Check, ExternalLink, Search } from 'lucide'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TenantEntry } from '~contract/portal/tenant-entry'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { Icon } from '../../ui/icon'
import { OverlayProvider } from '../../ui/overlay/overlay-provider'
import type { TenantChoiceProps } from './tenant-entry'
import styles from './tenant-menu.module.css'

/** Many tenants with a filter. Arrow keys move along them; Enter in the filter chooses the first. */
export default function TenantList(props: TenantChoiceProps) {
  const { open, onOpenChange, anchor, tenants, tenantId, onChoose } = props
  const { tenants: texts } = useText()
  const chosen = useRef<string | null>(null)

  // Only once the list is gone: a dialog opened over it would count as part of it and close with it.
  function act() {
    anchor.current?.focus()
    const tenant = chosen.current
    chosen.current = null
    if (tenant) onChoose(tenant)
  }

  return (
    <OverlayProvider>
      <Popover.Root
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        onExitComplete={act}
        ids={{ trigger: anchor.current?.id ?? '' }}
        autoFocus={false}
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-start', gutter: 6 }}
      >
        <Portal>
          <Popover.Positioner>
            <Popover.Content className={styles.list} aria-label={texts.switch}>
              <FilteredTenants
                tenants={tenants}
                tenantId={tenantId}
                onChoose={(tenant) => {
                  chosen.current = tenant
                  onOpenChange(false)
                }}
              />
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
    </OverlayProvider>
  )
}

type FilteredTenantsProps = Pick<TenantChoiceProps, 'tenants' | 'tenantId' | 'onChoose'>

function FilteredTenants({ tenants, tenantId, onChoose }: FilteredTenantsProps) {
  const { tenants: texts } = useText()
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const found = tenants.flatMap((tenant) =>
    tenant.kind !== 'separator' && tenant.name.toLowerCase().includes(wanted) ? [tenant] : [],
  )

  const { field, list, onKeyDown } = useListKeys()

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the rows in it
    <div className="flex flex-col min-h-0" onKeyDown={onKeyDown}>
      <div className="flex items-center relative px-2 pt-2 pb-1">
        <Icon drawing={Search} className="absolute pointer-events-none text-muted left-18px" />
        <input
          ref={field}
          className={`${recipeClass('input', { size: 'md' })} pl-34px`}
          type="search"
          autoComplete="off"
          aria-label={texts.filter}
          placeholder={texts.filter}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </div>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'empty p-4'}>
        {query && (found.length > 0 ? texts.found(found.length) : texts.notFound(query))}
      </p>
      <ul ref={list} className="min-h-0 p-1 overflow-x-hidden overflow-y-auto scrollbar-thin">
        {found.map((tenant) => (
          <li key={tenant.kind === 'tenant' ? tenant.tenantId : tenant.url}>
            <TenantRow tenant={tenant} tenantId={tenantId} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The focus of field and rows: it starts in the field or at the current tenant, and the keys move it along the rows.
 */
function useListKeys() {
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView({ block: 'nearest' })
    // On a touch screen the field would bring up the keyboard over the list.
    const typing = window.matchMedia('(hover: hover)').matches
    const first = typing ? field.current : (current ?? list.current?.querySelector('button'))
    first?.focus({ preventScroll: true })
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('button, a') ?? [])]
    const at = rows.indexOf(event.target as HTMLElement)
    const down = event.key === 'ArrowDown'
    if (down || event.key === 'ArrowUp') {
      const next = rows[Math.min(at + (down ? 1 : -1), rows.length - 1)]
      ;(next ?? field.current)?.focus()
    } else if (event.key === 'Enter' && at < 0) rows[0]?.click()
    else return
    event.preventDefault()
  }
  return { field, list, onKeyDown }
}

interface TenantRowProps extends Pick<TenantChoiceProps, 'tenantId' | 'onChoose'> {
  tenant: Exclude<TenantEntry, { kind: 'separator' }>
}

function TenantRow({ tenant, tenantId, onChoose }: TenantRowProps) {
  const { shell } = useText()
  const name = (
    <span className="flex-1 min-w-0 text-left break-anywhere leading-20px py-2">{tenant.name}</span>
  )
  if (tenant.kind === 'link') {
    return (
      <a
        className={`row flex items-center gap-2 min-h-36px px-2.5 rounded-sm text-inherit ${styles.row}`}
        href={tenant.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shell.newWindow(tenant.name)}
        title={tenant.name}
      >
        <span className="grid flex-none text-accent size-16px svg:size-16px" />
        {name}
        <Icon drawing={ExternalLink} className="text-muted size-13px" />
      </a>
    )
  }
  const current = tenant.tenantId === tenantId
  return (
    <button
      type="button"
      className={`row flex items-center gap-2 min-h-36px px-2.5 rounded-sm text-inherit ${styles.row}`}
      aria-current={current || undefined}
      title={tenant.name}
      onClick={() => onChoose(tenant.tenantId)}
    >
      <span className="grid flex-none text-accent size-16px svg:size-16px">
        {current && <Icon drawing={Check} />}
      </span>
      {name}
    </button>
  )
}
