import { z } from 'zod'
import { listDeviceClients } from '~contract/platform/device-clients'
import type { Area } from '../area'
import { content, strings } from '../content'
import { defineModel } from '../data/collection'
import { implement } from './implementation'

const clientSchema = strings('id', 'name', 'qrCode')

const deviceSchema = z.strictObject({
  deviceCode: z.string(),
  deviceName: z.string(),
  clients: z.array(clientSchema),
})

type DeviceRow = z.output<typeof deviceSchema> & { sort: number }

export const devicesModel = defineModel<DeviceRow>('deviceClients', 'deviceCode')

const deviceTexts = content('device-clients', z.strictObject({ devices: z.array(deviceSchema) }))

export const deviceClientsArea: Area = {
  name: 'device-clients',
  models: [devicesModel],
  seed(space) {
    for (const [index, device] of deviceTexts().devices.entries()) {
      space.collection(devicesModel).create({ ...device, sort: index + 1 })
    }
  },
  implementations: [
    implement(listDeviceClients, ({ space }) =>
      space
        .collection(devicesModel)
        .all()
        .sort((a, b) => a.sort - b.sort)
        .map(({ sort: _, ...device }) => device),
    ),
  ],
}
