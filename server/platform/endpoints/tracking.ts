import {
  addMatterEntry,
  countUnreadMatters,
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

/** One page of the matters that concern the caller. */
export const fetchMatters = (platform: PlatformClient, caller: Caller, query: MattersWanted) =>
  platform.call(pageMatters, caller, { query })

/** The caller's number of unread entries. */
export async function fetchUnreadEntries(platform: PlatformClient, caller: Caller) {
  return (await platform.call(countUnreadMatters, caller)).unread
}

/** One matter; marks its entries as read. */
export const openMatter = (platform: PlatformClient, caller: Caller, id: string) =>
  platform.call(readMatter, caller, { params: { id } })

/** Adds an entry and returns the matter with it. */
export const writeEntry = (platform: PlatformClient, caller: Caller, id: string, body: NewEntry) =>
  platform.call(addMatterEntry, caller, { params: { id }, body })
