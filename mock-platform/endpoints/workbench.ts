import type { Area } from '../area'
import { mailsIn, unreadMails } from '../data/mails'
import { noticesFor } from '../data/notices'
import { readWorkbench } from '../sub-apps/index/contract'
import { implement } from './implementation'

const latestCount = 8

/** The home page's one call, over the rows of the other areas. */
export const workbenchArea: Area = {
  name: 'workbench',
  models: [],
  seed: () => {},
  implementations: [
    implement(readWorkbench, ({ space, user }) => {
      const notices = noticesFor(space, user)
      return {
        counts: {
          unreadMails: unreadMails(space, user),
          unreadNotices: notices.filter((notice) => !notice.read).length,
          draftMails: mailsIn(space, user, 3).length,
        },
        mails: mailsIn(space, user, 1)
          .slice(0, latestCount)
          .map(({ id, subject, sender, time, read }) => {
            return { id, subject, senderName: sender.name, time, read }
          }),
        notices: notices.slice(0, latestCount).map(({ id, type, title, publishedAt, read }) => {
          return { id, type, title, time: publishedAt, read }
        }),
      }
    }),
  ],
}
