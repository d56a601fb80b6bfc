import type { z } from 'zod'
import { pageFileRecords } from '~contract/platform/files'
import type { Caller, PlatformClient } from '../client'

/** One page of the caller's files, the last opened first. Throws PlatformError. */
export function fetchFileRecords(
  platform: PlatformClient,
  caller: Caller,
  query: { keyword: string; page: number; size: number },
): Promise<z.output<typeof pageFileRecords.answer>> {
  return platform.call(pageFileRecords, caller, { query })
}
