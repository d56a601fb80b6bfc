import {
  type Account,
  type Airline,
  bindAirlines,
  changeAccount,
  listAccounts,
  listAirlines,
  readInitInfo,
  switchTenant,
} from '~contract/platform/switching'
import type { SignInAnswer, UserInfo } from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** Who a person is in another of their units; null where the backend gives nothing. Throws PlatformError. */
export async function fetchTenantToken(
  platform: PlatformClient,
  caller: Caller,
  unit: { userId: string; tenantId: string },
): Promise<SignInAnswer | null> {
  const body = { type: 'othtenant' as const, ...unit, oldToken: caller.token ?? '' }
  return (await platform.call(switchTenant, caller, { body })) ?? null
}

/** All accounts of the caller, the present one among them. Throws PlatformError. */
export function fetchAccounts(platform: PlatformClient, caller: Caller): Promise<Account[]> {
  return platform.call(listAccounts, caller)
}

/** A token of another account of the caller's. Throws PlatformError. */
export async function fetchAccountToken(
  platform: PlatformClient,
  caller: Caller,
  account: string,
): Promise<string> {
  const body = { changeAccount: account }
  return (await platform.call(changeAccount, caller, { body })).access_token
}

/** The airlines that the caller manages. Throws PlatformError. */
export function fetchAirlines(platform: PlatformClient, caller: Caller): Promise<Airline[]> {
  return platform.call(listAirlines, caller)
}

/** Makes the caller's token stand for these airlines. Throws PlatformError. */
export async function chooseAirlines(
  platform: PlatformClient,
  caller: Caller,
  airwaysCodes: string[],
): Promise<void> {
  const body = { token: caller.token ?? '', airwaysCodes }
  await platform.call(bindAirlines, caller, { body })
}

/** What the caller's session starts with. Throws PlatformError. */
export function fetchInitInfo(
  platform: PlatformClient,
  caller: Caller,
  airwaysCodes: string[],
): Promise<UserInfo> {
  return platform.call(readInitInfo, caller, { body: { airwaysCodes } })
}
