import { z } from 'zod'
import { content, strings } from '../content'
import { defineModel } from './collection'

const clientSchema = strings('id', 'name', 'qrCode')

const deviceSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  clients: z.array(clientSchema),
})

/** A kind of device with the mobile clients that run on it. */
export type DeviceRow = z.output<typeof deviceSchema> & { sort: number }

export const devicesModel = defineModel<DeviceRow>('deviceClients', 'id')

export const deviceTexts = content(
  'device-clients',
  z.strictObject({ devices: z.array(deviceSchema) }),
)
