import { listVersions } from '~contract/platform/versions'
import type { Area } from '../area'
import { chinaTime } from '../data/china-time'
import type { Space } from '../data/space'
import { type ReleasedVersion, versionsModel, versionTexts } from '../data/versions'
import { implement } from './implementation'

/** The versions that were released. Users are informed of those that the scenario's `versionNotices` name. */
export const versionsArea: Area = {
  name: 'versions',
  models: [versionsModel],
  seed(space, { versionNotices }) {
    const versions = space.collection(versionsModel)
    const released = releasedVersions(space)
    const known = new Set(released.map(({ id }) => id))
    const others = versionNotices.filter(({ id }) => !known.has(id))
    for (const { id } of others) versions.create({ ...untold, id })
    for (const version of released) versions.create(version)
    for (const notice of versionNotices) versions.update(notice.id, notice)
  },
  implementations: [implement(listVersions, ({ space }) => space.collection(versionsModel).all())],
}

const untold: ReleasedVersion = {
  id: '',
  type: 'version',
  remind: 1,
  shutdownLen: 0,
  version: '',
  title: '',
  date: '',
  content: [],
}

function releasedVersions(space: Space): ReleasedVersion[] {
  const today = chinaTime(space.now())
  return versionTexts().releases.map(({ daysAgo, ...release }) => ({
    ...untold,
    ...release,
    id: `version-${release.version}`,
    date: today.subtract(daysAgo, 'day').date(),
  }))
}
