/** A line of the unit menu: a unit to switch to, one of another system, or a line between groups. */
export type UnitEntry =
  | { kind: 'unit'; tenantId: string; name: string }
  | { kind: 'link'; url: string; name: string }
  | { kind: 'separator' }
