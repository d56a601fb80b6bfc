import type { Favourite, FavouriteKind } from '../contracts/personCollect/contract'
import { defineModel } from './collection'
import { documentsOf } from './documents'
import { mailsIn, mailsModel } from './mails'
import { noticesFor, noticesModel } from './notices'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import { findTenantCopy } from './tenant-library'
import type { User } from './users'

/** `title` is the title at the time of adding. */
export interface FavouriteRow extends Omit<Favourite, 'path' | 'gone'> {
  account: string
  /** Documents of one tenant are not visible from another. */
  tenantId: string
  targetId: string
}

export const favouritesModel = defineModel<FavouriteRow>('favourites', 'id', ['account'])

/** Undefined if the target is gone or not the user's. */
export function favouriteTarget(space: Space, user: User, kind: FavouriteKind, id: string) {
  if (kind === 'doc') {
    const found = findTenantCopy(space, user, id)
    return found && { title: found.document.title, source: found.document.issuer }
  }
  if (kind === 'notice') {
    const notice = space.collection(noticesModel).get(id)
    if (notice?.tenantId !== user.tenantId) return undefined
    return { title: notice.title, source: notice.orgName }
  }
  const mail = space.collection(mailsModel).get(id)
  if (mail?.account !== user.account) return undefined
  return { title: mail.subject || '（无主题）', source: mail.sender.name }
}

export function favouritesOf(space: Space, { account, tenantId }: User): FavouriteRow[] {
  const all = space.collection(favouritesModel).by('account', account)
  return all.filter((row) => row.tenantId === tenantId).reverse()
}

export function addFavouriteOf(
  space: Space,
  { account, tenantId }: User,
  favourite: Omit<FavouriteRow, 'id' | 'account' | 'tenantId' | 'note'>,
): FavouriteRow {
  const id = space.random.id('favourite')
  return space.collection(favouritesModel).create({ id, account, tenantId, note: '', ...favourite })
}

export function seedFavourites(space: Space): void {
  for (const user of space.users.all()) {
    const targets = [
      ...documentsOf(space, user)
        .slice(7, 10)
        .map(({ copy }) => ['doc', copy.id] as const),
      ...noticesFor(space, user)
        .slice(3, 5)
        .map(({ id }) => ['notice', id] as const),
      ...mailsIn(space, user, 1)
        .slice(5, 6)
        .map(({ id }) => ['mail', id] as const),
    ]
    for (const [place, [kind, targetId]] of targets.entries()) {
      const target = favouriteTarget(space, user, kind, targetId)
      const createdAt = stampOf(earlier(space, targets.length - place))
      if (target) addFavouriteOf(space, user, { kind, targetId, ...target, createdAt })
    }
  }
}
