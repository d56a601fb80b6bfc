import { type PersonSummary, pagePeople } from '~contract/platform/address-book'
import type { Caller, PlatformClient } from '../client'

/** The first people of the address book whom a keyword names, and how many there are. Throws PlatformError. */
export function fetchPeople(
  platform: PlatformClient,
  caller: Caller,
  keyword: string,
  length: number,
): Promise<{ records: PersonSummary[]; total: number }> {
  return platform.call(pagePeople, caller, { query: { keyword, length } })
}
