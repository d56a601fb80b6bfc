import { z } from 'zod'
import { pagePeople } from '~contract/platform/address-book'
import { longestKeyword } from '~contract/portal/constants'
import { readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import type { Found, FoundPerson } from './found'

/** People shown (DESK-09). */
const palettePeople = 5

const wantedSchema = z.object({ keyword: z.string().trim().min(1).max(longestKeyword) })

/** The people whom the body's keyword names. Throws BadInput, PlatformError. */
export async function searchPeople(
  context: PortalContext,
  body: unknown,
): Promise<Found<FoundPerson>> {
  const { keyword } = readInput(wantedSchema, body)
  const { platform } = context
  const { records, total } = await platform.call(pagePeople, callerOf(context), {
    query: { keyword, length: palettePeople },
  })
  const rows = records.map(({ id, name, duty, unitName, departmentName, account }) => ({
    id,
    name,
    affiliation: [unitName, departmentName, duty].filter(Boolean).join(' · '),
    account,
  }))
  return { rows: rows.slice(0, palettePeople), total }
}
