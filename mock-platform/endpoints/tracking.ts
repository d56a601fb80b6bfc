import {
  addMatterEntry,
  countUnreadMatters,
  pageMatters,
  readMatter,
} from '~contract/platform/tracking'
import { longestEntry } from '~contract/platform/tracking-terms'
import type { Area } from '../area'
import { pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import { seedMatters } from '../data/tracked-matter-seeds'
import {
  detailFor,
  type EntryRow,
  type MatterRow,
  matterFor,
  mattersModel,
  mattersOf,
  unreadIn,
  unreadOf,
} from '../data/tracked-matters'
import { type Call, implement, implementOn, Refusal, rowFor } from './implementation'

const matterIn = rowFor(mattersModel, { tenantId: 'tenantId' }, '事项不存在或已被撤销')

/** Opening a matter marks all its entries as seen. */
function keep({ space, user }: Call, matter: MatterRow) {
  const seen = { ...matter.seen, [user.account]: matter.entries.length }
  const { id, ...fields } = { ...matter, seen }
  return detailFor(space, user, space.collection(mattersModel).update(id, fields) ?? matter)
}

/** The tracked matters of a tenant and their progress (AID-03). */
export const trackingArea: Area = {
  name: 'tracking',
  models: [mattersModel],
  seed: seedMatters,
  implementations: [
    implement(pageMatters, ({ space, user, query: { state, keyword, current, size } }) => {
      const found = mattersOf(space, user)
        .filter((matter) => `${matter.title} ${matter.office} ${matter.owner}`.includes(keyword))
        .sort((a, b) => {
          const news = Number(unreadIn(b, user) > 0) - Number(unreadIn(a, user) > 0)
          return news || (a.deadline < b.deadline ? -1 : 1)
        })
        .map((matter) => matterFor(space, user, matter))
        .filter((matter) => !state || matter.state === state)
      return { ...pageOf(found, current, size), unread: unreadOf(space, user) }
    }),
    implement(countUnreadMatters, ({ space, user }) => ({ unread: unreadOf(space, user) })),
    implementOn(matterIn, readMatter, (matter, call) => keep(call, matter)),
    implementOn(matterIn, addMatterEntry, (matter, call) => {
      const { space, user, now, body } = call
      const { may } = detailFor(space, user, matter)
      const text = body.text.trim()
      const progress = body.kind === 'report' ? (body.progress ?? matter.progress) : null
      if (!may.includes(body.kind)) throw new Refusal(403, '您不能在该事项中进行此操作')
      if (!text) throw new Refusal(400, '请填写内容')
      if (text.length > longestEntry) throw new Refusal(400, `内容不能超过 ${longestEntry} 字`)
      if (progress !== null && (progress < matter.progress || progress > 100)) {
        throw new Refusal(400, '进度不能低于当前进度，也不能超过 100%')
      }
      const entry: EntryRow = {
        id: space.random.id('entry'),
        kind: body.kind,
        account: user.account,
        by: user.username,
        at: stampOf(now),
        text,
        progress,
      }
      return keep(call, {
        ...matter,
        progress: progress ?? matter.progress,
        entries: [...matter.entries, entry],
      })
    }),
  ],
}
