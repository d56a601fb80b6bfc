import { z } from 'zod'
import { readShape } from '~contract/platform/read-shape'
import { tenantSchema, type UserInfo } from '~contract/platform/user'
import type { TenantEntry } from '~contract/portal/tenant-entry'
import type { PortalContext } from '~server/session/load-context'

type Tenant = UserInfo['exInfo']['tenantList'][number]

/** Tenants of other systems, as their cookie lists them. */
const cookieName = 'tyAppList'
const mostOthers = 50

const otherTenantSchema = tenantSchema
  .partial()
  .extend({ targetUrl: z.url({ protocol: /^https?$/ }) })

interface Sources {
  user: UserInfo | null
  cookies: string | null
  /** The origins at which other systems' tenants may be. */
  origins: readonly string[]
  /** The name shown for a tenant without one. */
  nameless: string
}

/** The tenant menu for the request's user. */
export function readTenants(context: PortalContext, request: Request, user: UserInfo | null) {
  return listTenants({
    user,
    cookies: request.headers.get('Cookie'),
    origins: context.config.UNIT_ORIGINS,
    nameless: context.texts.tenants.nameless,
  })
}

/** The tenant menu (NAV-02): the user's tenants, then those of other systems. */
export function listTenants({ user, cookies, origins, nameless }: Sources): TenantEntry[] {
  const own = (user?.exInfo.tenantList ?? []).map((tenant): TenantEntry => {
    if (tenant.separator) return { kind: 'separator' }
    return { kind: 'tenant', tenantId: tenant.tenantId, name: nameOf(tenant) || nameless }
  })
  return [...own, ...otherTenants({ cookies, origins, nameless })]
}

/** An unreadable cookie counts as empty, and entries that lead to a disallowed origin are dropped. */
function otherTenants({ cookies, origins, nameless }: Omit<Sources, 'user'>): TenantEntry[] {
  const listed = readList(cookies)
  return listed.slice(0, mostOthers).flatMap((row): TenantEntry[] => {
    const { data } = readShape(otherTenantSchema, row)
    if (!data) return []
    const { href, origin } = new URL(data.targetUrl)
    if (!origins.includes(origin)) return []
    return [{ kind: 'link', url: href, name: nameOf(data) || nameless }]
  })
}

function readList(cookies: string | null): unknown[] {
  const pair = cookies?.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`))
  if (!pair) return []
  try {
    const listed: unknown = JSON.parse(decodeURIComponent(pair.slice(cookieName.length + 1)))
    return Array.isArray(listed) ? listed : []
  } catch {
    return []
  }
}

/** What a tenant is called on screen; '' = it has no name. */
export function nameOf(
  tenant: {
    [Field in 'othTenantName' | 'appName']?: Tenant[Field] | undefined
  },
): string {
  return tenant.othTenantName?.trim() || tenant.appName?.trim() || ''
}
