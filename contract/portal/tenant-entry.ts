/** An entry of the menu of tenants: one to switch to, one of another system, or a separator between groups. */
export type TenantEntry =
  | { kind: 'tenant'; tenantId: string; name: string }
  | { kind: 'link'; url: string; name: string }
  | { kind: 'separator' }
