import {
  addMatterEntry,
  countUnreadMatters,
  type Matter,
  type MatterDetail,
  pageMatters,
  readMatter,
} from '~contract/platform/tracking'
import type { EntryKind, MatterState } from '~contract/platform/tracking-terms'
import type { Caller, PlatformClient } from '../client'

interface MattersWanted {
  /** '' = whatever it is. */
  state: MatterState | ''
  keyword: string
  current: number
  size: number
}

interface NewEntry {
  kind: EntryKind
  text: string
  /** Of a report. */
  progress?: number | null | undefined
}

/** A page of the matters that concern the caller. Throws PlatformError. */
export function fetchMatters(
  platform: PlatformClient,
  caller: Caller,
  query: MattersWanted,
): Promise<{ records: Matter[]; total: number; unread: number }> {
  return platform.call(pageMatters, caller, { query })
}

/** How many entries the caller has not read. Throws PlatformError. */
export async function fetchUnreadEntries(
  platform: PlatformClient,
  caller: Caller,
): Promise<number> {
  return (await platform.call(countUnreadMatters, caller)).unread
}

/** One matter, whose entries are read from then on. Throws PlatformError. */
export function openMatter(
  platform: PlatformClient,
  caller: Caller,
  id: string,
): Promise<MatterDetail> {
  return platform.call(readMatter, caller, { params: { id } })
}

/** Writes an entry; the matter as it is afterwards. Throws PlatformError. */
export function writeEntry(
  platform: PlatformClient,
  caller: Caller,
  id: string,
  body: NewEntry,
): Promise<MatterDetail> {
  return platform.call(addMatterEntry, caller, { params: { id }, body })
}
