import {
  bindAirlines,
  changeAccount,
  listAccounts,
  listAirlines,
  readInitInfo,
  switchTenant,
} from '~contract/platform/switching'
import type { SignInAnswer } from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** The caller's user info and token in another of their tenants; null = the switch failed. */
export async function fetchTenantToken(
  platform: PlatformClient,
  caller: Caller,
  tenant: { userId: string; tenantId: string },
): Promise<SignInAnswer | null> {
  const body = { type: 'othtenant' as const, ...tenant, oldToken: caller.token ?? '' }
  return (await platform.call(switchTenant, caller, { body })) ?? null
}

/** All accounts of the caller, including the present one. */
export const fetchAccounts = (platform: PlatformClient, caller: Caller) =>
  platform.call(listAccounts, caller)

/** A token of another of the caller's accounts. */
export async function fetchAccountToken(platform: PlatformClient, caller: Caller, account: string) {
  const body = { changeAccount: account }
  return (await platform.call(changeAccount, caller, { body })).access_token
}

/** The airlines that the caller manages. */
export const fetchAirlines = (platform: PlatformClient, caller: Caller) =>
  platform.call(listAirlines, caller)

/** Sets the airlines that the caller's token is valid for. */
export const chooseAirlines = (platform: PlatformClient, caller: Caller, airwaysCodes: string[]) =>
  platform.call(bindAirlines, caller, { body: { token: caller.token ?? '', airwaysCodes } })

/** The user info with which a session for these airlines starts. */
export const fetchInitInfo = (platform: PlatformClient, caller: Caller, airwaysCodes: string[]) =>
  platform.call(readInitInfo, caller, { body: { airwaysCodes } })
