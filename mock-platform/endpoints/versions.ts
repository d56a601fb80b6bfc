import { listVersions } from '~/platform/contract/versions'
import type { Area } from '../area'
import { chinaTime } from '../data/china-time'
import { releases, versionsModel } from '../data/versions'
import { implement } from './implementation'

/** The versions that were released; people are told of the latest. */
export const versionsArea: Area = {
  name: 'versions',
  models: [versionsModel],
  seed(space) {
    const today = chinaTime(space.now())
    for (const [index, [daysAgo, version, title, content]] of releases.entries()) {
      space.collection(versionsModel).create({
        id: `version-${version}`,
        type: '1',
        remind: index === 0 ? 0 : 1,
        shutdownLen: 0,
        version,
        title,
        date: today.subtract(daysAgo, 'day').format('YYYY-MM-DD'),
        content,
      })
    }
  },
  implementations: [implement(listVersions, ({ space }) => space.collection(versionsModel).all())],
}
