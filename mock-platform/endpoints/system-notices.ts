import { listSystemNotices } from '~contract/platform/system-notices'
import type { Area } from '../area'
import { implement } from './implementation'

/** Notices of the platform's operator: those of the scenario, for all users. */
export const systemNoticesArea: Area = {
  name: 'system-notices',
  models: [],
  implementations: [implement(listSystemNotices, ({ space }) => space.scenario.systemNotices)],
}
