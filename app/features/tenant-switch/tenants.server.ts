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
  /** Where tenants of other systems may live. */
  origins: readonly string[]
  /** What a tenant without a name is called. */
  nameless: string
}

/** What the tenant menu of this request's user offers. */
export function readTenants(context: PortalContext, request: Request, user: UserInfo | null) {
  return listTenants({
    user,
    cookies: request.headers.get('Cookie'),
    origins: context.config.UNIT_ORIGINS,
    nameless: context.texts.tenants.nameless,
  })
}

/** What the tenant menu offers (NAV-02): the user's tenants, then those of other systems. */
export function listTenants({ user, cookies, origins, nameless }: Sources): TenantEntry[] {
  const own = (user?.exInfo.tenantList ?? []).map((tenant): TenantEntry => {
    if (tenant.separator) return { kind: 'separator' }
    return { kind: 'tenant', tenantId: tenant.tenantId, name: nameOf(tenant) || nameless }
  })
  return [...own, ...otherTenants({ cookies, origins, nameless })]
}

/** A cookie that cannot be read, and what in it leads elsewhere than it may, counts as nothing. */
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
