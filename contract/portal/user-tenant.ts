/** Identifies one user in one tenant: the key of messages, open tabs and live events, in all windows and processes. */
export type UserTenantKey = string & { readonly userTenant: unique symbol }

export function userTenantKey({ userId, tenantId }: { userId: string; tenantId: string }) {
  return `${userId} ${tenantId}` as UserTenantKey
}
