import type { RefObject } from 'react'
import type { TenantEntry } from '~contract/portal/tenant-entry'

/** What both menus of tenants take. */
export interface TenantChoiceProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  tenants: readonly TenantEntry[]
  tenantId: string
  onChoose(tenantId: string): void
}
