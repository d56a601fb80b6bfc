import { z } from 'zod'
import { readShape } from '~contract/platform/read-shape'
import { tenantSchema, type UserInfo } from '~contract/platform/user'
import type { UnitEntry } from './unit-entry'

type Tenant = UserInfo['exInfo']['tenantList'][number]

/** Units of other systems, as their cookie lists them. */
const cookieName = 'tyAppList'
const mostOthers = 50

const otherUnitSchema = tenantSchema
  .partial()
  .extend({ targetUrl: z.url({ protocol: /^https?$/ }) })

interface Sources {
  user: UserInfo | null
  cookies: string | null
  /** Where units of other systems may live. */
  origins: readonly string[]
  /** What a unit without a name is called. */
  nameless: string
}

/** What the unit menu offers (NAV-02): the person's units, then those of other systems. */
export function listUnits({ user, cookies, origins, nameless }: Sources): UnitEntry[] {
  const own = (user?.exInfo.tenantList ?? []).map((tenant): UnitEntry => {
    if (tenant.separator) return { kind: 'separator' }
    return { kind: 'unit', tenantId: tenant.tenantId, name: nameOf(tenant) || nameless }
  })
  return [...own, ...otherUnits({ cookies, origins, nameless })]
}

/** A cookie that cannot be read, and what in it leads elsewhere than it may, counts as nothing. */
function otherUnits({ cookies, origins, nameless }: Omit<Sources, 'user'>): UnitEntry[] {
  const listed = readList(cookies)
  return listed.slice(0, mostOthers).flatMap((row): UnitEntry[] => {
    const { data } = readShape(otherUnitSchema, row)
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

/** What a unit is called on screen; '' = it has no name. */
export function nameOf(
  tenant: {
    [Field in 'othTenantName' | 'appName']?: Tenant[Field] | undefined
  },
): string {
  return tenant.othTenantName?.trim() || tenant.appName?.trim() || ''
}
