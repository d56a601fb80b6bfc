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
  /** '' = any. */
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

/** One page of the matters that concern the caller. Throws PlatformError. */
export function fetchMatters(
  platform: PlatformClient,
  caller: Caller,
  query: MattersWanted,
): Promise<{ records: Matter[]; total: number; unread: number }> {
  return platform.call(pageMatters, caller, { query })
}

/** The caller's number of unread entries. Throws PlatformError. */
export async function fetchUnreadEntries(
  platform: PlatformClient,
  caller: Caller,
): Promise<number> {
  return (await platform.call(countUnreadMatters, caller)).unread
}

/** One matter; marks its entries as read. Throws PlatformError. */
export function openMatter(
  platform: PlatformClient,
  caller: Caller,
  id: string,
): Promise<MatterDetail> {
  return platform.call(readMatter, caller, { params: { id } })
}

/** Adds an entry and returns the matter with it. Throws PlatformError. */
export function writeEntry(
  platform: PlatformClient,
  caller: Caller,
  id: string,
  body: NewEntry,
): Promise<MatterDetail> {
  return platform.call(addMatterEntry, caller, { params: { id }, body })
}
