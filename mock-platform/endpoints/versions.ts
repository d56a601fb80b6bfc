import { z } from 'zod'
import { listVersions } from '~contract/platform/versions'
import type { Area } from '../area'
import { content, texts } from '../content'
import { chinaTime } from '../data/china-time'
import { defineModel } from '../data/collection'
import type { Space } from '../data/space'
import { implement } from './implementation'

interface ReleasedVersion {
  id: string
  type: string
  /** 0 = users are notified. */
  remind: 0 | 1
  /** Seconds until the notice closes automatically; 0 = it stays. */
  shutdownLen: number
  version: string
  title: string
  /** `YYYY-MM-DD` */
  date: string
  content: string[]
}

export const versionsModel = defineModel<ReleasedVersion>('versions', 'id')

const releaseSchema = z.strictObject({
  daysAgo: z.number(),
  version: z.string(),
  title: z.string(),
  content: texts,
})

const versionTexts = content('versions', z.strictObject({ releases: z.array(releaseSchema) }))

/** Users are notified of those named in the scenario's `versionNotices`. */
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
