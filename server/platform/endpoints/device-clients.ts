import { type Device, listDeviceClients } from '~contract/platform/device-clients'
import type { Caller, PlatformClient } from '../client'

/** The devices that there are mobile clients for. Throws PlatformError. */
export function fetchDevices(platform: PlatformClient, caller: Caller): Promise<Device[]> {
  return platform.call(listDeviceClients, caller)
}
