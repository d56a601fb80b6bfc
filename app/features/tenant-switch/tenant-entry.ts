import type { RefObject } from 'react'
import type { TenantEntry } from '~contract/portal/tenant-entry'

/** The props of both tenant menus. */
export interface TenantChoiceProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  tenants: readonly TenantEntry[]
  tenantId: string
  onChoose(tenantId: string): void
}
