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

/** The caller's user info and token in another of their tenants; null = the switch failed. Throws PlatformError. */
export async function fetchTenantToken(
  platform: PlatformClient,
  caller: Caller,
  tenant: { userId: string; tenantId: string },
): Promise<SignInAnswer | null> {
  const body = { type: 'othtenant' as const, ...tenant, oldToken: caller.token ?? '' }
  return (await platform.call(switchTenant, caller, { body })) ?? null
}

/** All accounts of the caller, including the present one. Throws PlatformError. */
export function fetchAccounts(platform: PlatformClient, caller: Caller): Promise<Account[]> {
  return platform.call(listAccounts, caller)
}

/** A token of another of the caller's accounts. Throws PlatformError. */
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

/** Sets the airlines that the caller's token is valid for. Throws PlatformError. */
export async function chooseAirlines(
  platform: PlatformClient,
  caller: Caller,
  airwaysCodes: string[],
): Promise<void> {
  const body = { token: caller.token ?? '', airwaysCodes }
  await platform.call(bindAirlines, caller, { body })
}

/** The user info with which a session for these airlines starts. Throws PlatformError. */
export function fetchInitInfo(
  platform: PlatformClient,
  caller: Caller,
  airwaysCodes: string[],
): Promise<UserInfo> {
  return platform.call(readInitInfo, caller, { body: { airwaysCodes } })
}
