import type { Device } from '~contract/platform/device-clients'
import { fetchDevices } from '~server/platform/endpoints/device-clients'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** What the popover 「手机端」 shows. */
export interface MobileClients {
  devices: Device[]
}

/** The devices that there is something for. Throws PlatformError. */
export async function readMobileClients(context: PortalContext): Promise<MobileClients> {
  const devices = await fetchDevices(context.platform, callerOf(context))
  return { devices: devices.filter(({ clients }) => clients.length > 0) }
}
