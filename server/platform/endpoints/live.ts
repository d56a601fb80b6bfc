import { readParameter } from '~contract/platform/constants'
import { genericSocketParameter } from '~contract/platform/live'
import type { Caller, PlatformClient } from '../client'

/** The address of the platform's generic socket; '' = none. */
export async function fetchGenericSocket(platform: PlatformClient, caller: Caller) {
  const params = { name: genericSocketParameter }
  return (await platform.call(readParameter, caller, { params })).trim()
}
