export const mainSpace = 'main'

/**
 * Ids of users and tenants outside main contain the space, so that a portal's caches per tenant or user never mix two
 * spaces.
 */
export function idInSpace(id: string, spaceId: string): string {
  return spaceId === mainSpace ? id : `${id}@${spaceId}`
}

export function idWithoutSpace(id: string, spaceId: string): string {
  const suffix = `@${spaceId}`
  return id.endsWith(suffix) ? id.slice(0, -suffix.length) : id
}

/** Splits a login: `zhangsan` or `zhangsan@space`. */
export function splitLogin(login: string): { account: string; spaceId: string } {
  const at = login.indexOf('@')
  if (at < 0) return { account: login, spaceId: mainSpace }
  return { account: login.slice(0, at), spaceId: login.slice(at + 1) }
}
