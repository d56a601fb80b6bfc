import { readParameter } from '~contract/platform/constants'
import { genericSocketParameter } from '~contract/platform/live'
import type { Caller, PlatformClient } from '../client'

/** The address of the platform's generic socket; '' = none. Throws PlatformError. */
export async function fetchGenericSocket(
  platform: PlatformClient,
  caller: Caller,
): Promise<string> {
  const params = { name: genericSocketParameter }
  return (await platform.call(readParameter, caller, { params })).trim()
}
