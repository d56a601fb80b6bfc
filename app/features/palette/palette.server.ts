import { z } from 'zod'
import { longestKeyword, palettePeople } from '../../config/constants'
import { fetchPeople } from '../../platform/endpoints/address-book.server'
import { readInput } from '../../session/answer.server'
import { callerOf, type PortalContext } from '../../session/load-context'
import type { Found, FoundPerson } from './found'

const wantedSchema = z.object({ keyword: z.string().trim().min(1).max(longestKeyword) })

/** The people whom the body's keyword names. Throws BadInput, PlatformError. */
export async function searchPeople(
  context: PortalContext,
  body: unknown,
): Promise<Found<FoundPerson>> {
  const { keyword } = readInput(wantedSchema, body)
  const { platform } = context
  const { records, total } = await fetchPeople(platform, callerOf(context), keyword, palettePeople)
  const rows = records.map(({ id, name, duty, unitName, departmentName, account }) => ({
    id,
    name,
    place: [unitName, departmentName, duty].filter(Boolean).join(' · '),
    account,
  }))
  return { rows: rows.slice(0, palettePeople), total }
}
