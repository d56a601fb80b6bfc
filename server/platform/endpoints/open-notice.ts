import { type OpenNotice, readOpenNotice } from '~contract/platform/open-notice'
import type { Caller, PlatformClient } from '../client'

/** A notice that the caller, who may be nobody, is allowed to read. Throws PlatformError. */
export function fetchOpenNotice(
  platform: PlatformClient,
  caller: Caller,
  id: string,
): Promise<OpenNotice> {
  return platform.call(readOpenNotice, caller, { params: { id } })
}
