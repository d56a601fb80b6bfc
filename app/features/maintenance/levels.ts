import type { MaintenanceLevel } from '~contract/platform/user'

/** The levels that are compared, lowest first. */
export const maintenanceLevels: readonly MaintenanceLevel[] = [1, 2, 3, 4]

/** How many of the compared items each level includes: always the first ones (ME-05). */
const included: Record<MaintenanceLevel, number> = { 1: 0, 2: 3, 3: 11, 4: 14 }

/** Whether a level includes the item at `index` of the comparison. */
export function includes(level: MaintenanceLevel, index: number): boolean {
  return index < included[level]
}
