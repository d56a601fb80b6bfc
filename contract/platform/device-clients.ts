import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, optionalRowsSchema, textSchema } from './envelope'

/** The mobile office app for a device; `qrCode` is the text that its code encodes, mostly an address. */
const clientSchema = z.object({ id: idSchema, name: textSchema, qrCode: textSchema.catch('') })

const deviceSchema = z.object({
  deviceCode: idSchema,
  deviceName: textSchema,
  clients: optionalRowsSchema(clientSchema),
})

export type DeviceClient = z.output<typeof clientSchema>
export type Device = z.output<typeof deviceSchema>

/** Devices, and where to get the mobile office for them (AID-04). */
export const listDeviceClients = endpoint({
  name: 'listDeviceClients',
  service: 'system',
  path: '/sysDeviceClient',
  answer: optionalRowsSchema(deviceSchema),
})
