import { listDeviceClients } from '~contract/platform/device-clients'
import type { Area } from '../area'
import { devicesModel, platformDevices } from '../data/device-clients'
import { implement } from './implementation'

/** The mobile office's clients, for everybody. */
export const deviceClientsArea: Area = {
  name: 'device-clients',
  models: [devicesModel],
  seed(space) {
    for (const device of platformDevices()) space.collection(devicesModel).create(device)
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
