import { unreadMails } from '../../mock-platform/data/mails'
import type { Space } from '../../mock-platform/data/space'

/** The badge of 内部邮件 for a user. */
export function unreadOf(space: Space, account: string): number {
  const user = space.users.get(account)
  if (!user) throw new Error(`no ${account} in this space`)
  return unreadMails(space, user)
}
