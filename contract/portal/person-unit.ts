/** One person in one unit: whose messages, tabs and live events something is, in all windows and processes. */
export type PersonUnitKey = string & { readonly personUnit: unique symbol }

export function personUnitKey({ userId, tenantId }: { userId: string; tenantId: string }) {
  return `${userId} ${tenantId}` as PersonUnitKey
}
