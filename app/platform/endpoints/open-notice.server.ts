import type { Caller, PlatformClient } from '../client.server'
import { type OpenNotice, readOpenNotice } from '../contract/open-notice'

/** A notice that the caller, who may be nobody, is allowed to read. Throws PlatformError. */
export function fetchOpenNotice(
  platform: PlatformClient,
  caller: Caller,
  id: string,
): Promise<OpenNotice> {
  return platform.call(readOpenNotice, caller, { params: { id } })
}
