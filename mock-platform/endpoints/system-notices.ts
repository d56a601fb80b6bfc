import { listSystemNotices } from '~contract/platform/system-notices'
import type { Area } from '../area'
import { implement } from './implementation'

/** Notices of the platform's operator: those of the scenario, for everybody. */
export const systemNoticesArea: Area = {
  name: 'system-notices',
  models: [],
  seed() {},
  implementations: [implement(listSystemNotices, ({ space }) => space.scenario.systemNotices)],
}
