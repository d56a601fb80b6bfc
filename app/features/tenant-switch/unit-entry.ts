import type { RefObject } from 'react'

/** A line of the unit menu: a unit to switch to, one of another system, or a line between groups. */
export type UnitEntry =
  | { kind: 'unit'; tenantId: string; name: string }
  | { kind: 'link'; url: string; name: string }
  | { kind: 'separator' }

/** What both menus of units take. */
export interface UnitChoiceProps {
  open: boolean
  onOpenChange(open: boolean): void
  anchor: RefObject<HTMLElement>
  units: readonly UnitEntry[]
  tenantId: string
  onChoose(tenantId: string): void
}
