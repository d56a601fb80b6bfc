import type { Area } from '../area'
import {
  addFavourite,
  type Favourite,
  findFavourite,
  noteFavourite,
  pageFavourites,
  removeFavourite,
} from '../contracts/personCollect/contract'
import {
  addFavouriteOf,
  type FavouriteRow,
  favouritesModel,
  favouritesOf,
  favouriteTarget,
  seedFavourites,
} from '../data/favourites'
import { mentions, pageOf } from '../data/lists'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import { findTenantCopy } from '../data/tenant-library'
import type { User } from '../data/users'
import { implement, implementOn, Refusal, rowFor } from './implementation'

const typeOfModule: Record<string, string> = { 8: '0', 7: '1' }

export function favouritePath(space: Space, user: User, { kind, targetId }: FavouriteRow): string {
  if (kind === 'notice') return `/list/detail/${targetId}`
  if (kind === 'mail') return `/inbox/detail/${targetId}`
  const found = findTenantCopy(space, user, targetId)
  const type = typeOfModule[found?.copy.module ?? ''] ?? ''
  return `/gw/detail?docInstId=${targetId}&id=${found?.document.id ?? ''}&type=${type}&fullscreen=1`
}

function answerOf(space: Space, user: User, row: FavouriteRow): Favourite {
  const { account: _, tenantId: __, targetId, ...favourite } = row
  const gone = !favouriteTarget(space, user, row.kind, targetId)
  return { ...favourite, path: favouritePath(space, user, row), gone }
}

const own = rowFor(
  favouritesModel,
  { account: 'account', tenantId: 'tenantId' },
  '收藏不存在或已取消',
)

export const favouritesArea: Area = {
  name: 'favourites',
  models: [favouritesModel],
  seed: seedFavourites,
  implementations: [
    implement(pageFavourites, ({ space, user, query: { kind, keyword, pageNo, length } }) => {
      const all = favouritesOf(space, user)
      const found = all.filter(
        ({ kind: own, title, source, note }) =>
          (!kind || own === kind) && mentions(keyword, title, source, note),
      )
      const count = (wanted: string) => all.filter((row) => row.kind === wanted).length
      return {
        ...pageOf(found, pageNo, length, (row) => answerOf(space, user, row)),
        counts: { doc: count('doc'), notice: count('notice'), mail: count('mail') },
      }
    }),
    implement(findFavourite, ({ space, user, query: { kind, targetId } }) => {
      const all = favouritesOf(space, user)
      return { id: all.find((row) => row.kind === kind && row.targetId === targetId)?.id ?? null }
    }),
    implement(addFavourite, ({ space, user, now, body: { kind, targetId } }) => {
      const target = favouriteTarget(space, user, kind, targetId)
      if (!target) throw new Refusal(404, '要收藏的内容不存在或已被删除')
      const all = favouritesOf(space, user)
      const kept = all.find((row) => row.kind === kind && row.targetId === targetId)
      const favourite = { kind, targetId, ...target, createdAt: stampOf(now) }
      return { id: (kept ?? addFavouriteOf(space, user, favourite)).id }
    }),
    implementOn(own, noteFavourite, (row, { space, user, body }) => {
      const noted = space.collection(favouritesModel).update(row.id, { note: body.note })
      return answerOf(space, user, noted ?? row)
    }),
    implementOn(own, removeFavourite, ({ id }, { space }) => {
      space.collection(favouritesModel).remove(id)
    }),
  ],
}
