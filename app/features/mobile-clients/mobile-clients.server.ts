import { type Device, listDeviceClients } from '~contract/platform/device-clients'
import { callerOf, type PortalContext } from '~server/session/load-context'

/** The content of the popover 「手机端」. */
export interface MobileClients {
  devices: Device[]
}

/** The devices for which there is a client. Throws PlatformError. */
export async function readMobileClients(context: PortalContext): Promise<MobileClients> {
  const devices = await context.platform.call(listDeviceClients, callerOf(context))
  return { devices: devices.filter(({ clients }) => clients.length > 0) }
}
