import { readParameter } from '~contract/platform/constants'
import { genericSocketParameter } from '~contract/platform/live'
import type { Caller, PlatformClient } from '../client'

/** Where the platform has its generic socket, as it says it; '' = it has none. Throws PlatformError. */
export async function fetchGenericSocket(
  platform: PlatformClient,
  caller: Caller,
): Promise<string> {
  const params = { name: genericSocketParameter }
  return (await platform.call(readParameter, caller, { params })).trim()
}
