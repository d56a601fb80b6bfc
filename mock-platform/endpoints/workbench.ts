import type { Area, Todos } from '../area'
import { mayUse } from '../data/apps'
import { mailsIn, unreadMails } from '../data/mails'
import { noticesFor } from '../data/notices'
import { calendarTime, itemsToday } from '../data/schedule'
import type { Space } from '../data/space'
import { todosOf } from '../data/todos'
import type { User } from '../data/users'
import { readWorkbench } from '../sub-apps/index/contract'
import { implement } from './implementation'

const latestCount = 8

/** The home page's one call, over the rows of the other areas. */
export function workbenchArea(todos: Todos): Area {
  return {
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
          todos: mayUse(space, user, 'pendCenter') ? todosInShort(todos, space, user) : null,
          schedule: mayUse(space, user, 'scheduleCenter') ? scheduleInShort(space, user) : [],
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
}

/** What is to be decided on comes before what is only to be read: the page lists mails and notices anyway. */
function todosInShort(todos: Todos, space: Space, user: User) {
  const all = todosOf(todos, space, user)
  const latest = all.sort((a, b) => Number(a.toRead) - Number(b.toRead)).slice(0, latestCount)
  return { count: all.length, latest }
}

function scheduleInShort(space: Space, user: User) {
  const now = calendarTime(space)
  return itemsToday(space, user).map(({ id, title, from, to, place }) => {
    return { id, title, from, to, place, over: to <= now }
  })
}
