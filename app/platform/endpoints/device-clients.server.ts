import type { Caller, PlatformClient } from '../client.server'
import { type Device, listDeviceClients } from '../contract/device-clients'

/** The devices that there are mobile clients for. Throws PlatformError. */
export function fetchDevices(platform: PlatformClient, caller: Caller): Promise<Device[]> {
  return platform.call(listDeviceClients, caller)
}
