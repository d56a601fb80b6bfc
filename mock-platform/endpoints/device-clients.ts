import { listDeviceClients } from '~contract/platform/device-clients'
import type { Area } from '../area'
import { devicesModel, deviceTexts } from '../data/device-clients'
import { implement } from './implementation'

/** The mobile office's clients, for all users. */
export const deviceClientsArea: Area = {
  name: 'device-clients',
  models: [devicesModel],
  seed(space) {
    for (const [index, { id, name, clients }] of deviceTexts().devices.entries()) {
      space.collection(devicesModel).create({ id, name, sort: index + 1, clients })
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
