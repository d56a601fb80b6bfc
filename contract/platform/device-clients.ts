import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, soundRowsSchema, textSchema } from './envelope'

/** The mobile office app for a device; `qrCode` is what its code says, mostly an address. */
const clientSchema = z.object({ id: idSchema, name: textSchema, qrCode: textSchema.catch('') })

/** A kind of device that people carry. */
const deviceSchema = z.object({
  id: idSchema,
  name: textSchema,
  clients: soundRowsSchema(clientSchema),
})

export type DeviceClient = z.output<typeof clientSchema>
export type Device = z.output<typeof deviceSchema>

/** Where people get the mobile office (AID-04). */
export const listDeviceClients = endpoint({
  name: 'listDeviceClients',
  service: 'system',
  method: 'GET',
  path: '/sysDeviceClient',
  auth: 'token',
  answer: soundRowsSchema(deviceSchema),
})
