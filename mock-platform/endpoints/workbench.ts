import type { Area, Todos } from '../area'
import { documentPath } from '../contracts/document-path'
import type { PlacedCard } from '../contracts/index/boards'
import { courseDays, readWorkbench, saveArrangement } from '../contracts/index/contract'
import { appsOf, mayUse } from '../data/apps'
import { arrangementOf, arrangementsModel, keepArrangement } from '../data/arrangements'
import { chinaTime } from '../data/china-time'
import { documentsOf } from '../data/documents'
import { favouritesOf } from '../data/favourites'
import { mailsIn, unreadMails } from '../data/mails'
import { meetingsFor, receiptOf } from '../data/meetings'
import { noticesFor } from '../data/notices'
import { stampOf } from '../data/occasions'
import { peopleModel, personOfAccount, withAccount } from '../data/people'
import { calendarTime, itemsToday } from '../data/schedule'
import type { Space } from '../data/space'
import { todosOf } from '../data/todos'
import type { User } from '../data/users'
import { favouritePath } from './favourites'
import { implement } from './implementation'

const latestCount = 8
/** The number of items on a card that is one column wide. */
const shortCount = 6

/** The home page's single call, which summarises the rows of the other areas. */
export function workbenchArea(todos: Todos): Area {
  return {
    name: 'workbench',
    models: [arrangementsModel],
    implementations: [
      implement(readWorkbench, ({ space, user, query: { board } }) => {
        const notices = noticesFor(space, user)
        const given = <Part>(code: string, part: (space: Space, user: User) => Part) =>
          mayUse(space, user, code) ? part(space, user) : null
        return {
          counts: {
            unreadMails: unreadMails(space, user),
            unreadNotices: notices.filter((notice) => !notice.read).length,
            draftMails: mailsIn(space, user, 3).length,
          },
          todos: given('pendCenter', () => todosInShort(todos, space, user)),
          schedule: given('scheduleCenter', scheduleInShort),
          mails: mailsIn(space, user, 1)
            .slice(0, latestCount)
            .map(({ id, subject, sender, time, read }) => {
              return { id, subject, senderName: sender.name, time, read }
            }),
          notices: notices.slice(0, latestCount).map(({ id, type, title, publishedAt, read }) => {
            return { id, type, title, time: publishedAt, read }
          }),
          documents: given('official', documentsInShort),
          favourites: given('personCollect', favouritesInShort),
          meetings: given('meetingnotice', meetingsInShort),
          colleagues: given('addresslist', colleaguesOf),
          courses: {
            until: dayBefore(space, 0),
            todos: given('pendCenter', () => course(space, todosOf(todos, space, user))),
            mails: course(space, mailsIn(space, user, 1)),
            documents: given('official', () =>
              course(
                space,
                documentsOf(space, user).map(({ copy }) => copy),
              ),
            ),
          },
          apps: quickApps(space, user),
          arrangement: arrangementOf(space, user, board)?.cards ?? null,
        }
      }),
      implement(saveArrangement, ({ space, user, query: { board }, body: { cards } }) => {
        keepArrangement(space, user, board, cards as PlacedCard[])
      }),
    ],
  }
}

/** Decisions come before items to read: the page lists mails and notices anyway. */
function todosInShort(todos: Todos, space: Space, user: User) {
  const all = todosOf(todos, space, user)
  const latest = all.sort((a, b) => Number(a.toRead) - Number(b.toRead)).slice(0, latestCount)
  return { count: all.length, latest }
}

/** `YYYY-MM-DD` */
const dayBefore = (space: Space, days: number) =>
  chinaTime(space.now()).subtract(days, 'day').date()

/** Number of items that arrived on each of the last days, oldest first. */
function course(space: Space, items: readonly { time: string }[]): number[] {
  const counts = new Map<string, number>()
  for (const { time } of items) {
    const day = time.slice(0, 10)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from(
    { length: courseDays },
    (_, at) => counts.get(dayBefore(space, courseDays - 1 - at)) ?? 0,
  )
}

function scheduleInShort(space: Space, user: User) {
  const now = calendarTime(space)
  return itemsToday(space, user).map(({ id, title, from, to, place }) => {
    return { id, title, from, to, place, over: to <= now }
  })
}

function documentsInShort(space: Space, user: User) {
  return documentsOf(space, user)
    .slice(0, latestCount)
    .map(({ copy, document }) => ({
      id: copy.id,
      path: documentPath({ docInstId: copy.id, id: document.id, modulesId: copy.module }),
      title: document.title,
      label: document.issuer,
      time: copy.time,
      read: copy.readBy.includes(user.account),
    }))
}

function favouritesInShort(space: Space, user: User) {
  return favouritesOf(space, user)
    .slice(0, shortCount)
    .map((row) => ({
      id: row.id,
      path: favouritePath(space, user, row),
      title: row.title,
      label: row.source,
      time: row.createdAt,
      read: true,
    }))
}

function meetingsInShort(space: Space, user: User) {
  const now = stampOf(space.now())
  return meetingsFor(space, user)
    .filter(({ startAt }) => startAt > now)
    .slice(0, shortCount)
    .map(({ id, title, place, startAt, organiser }) => ({
      id,
      path: `/meetingnotice/noticeDetail?id=${id}`,
      title,
      label: place,
      time: startAt,
      read: organiser === user.account || receiptOf(space, user, id)?.reply !== null,
    }))
}

function colleaguesOf(space: Space, user: User) {
  const own = personOfAccount(space, user.account)
  if (!own) return []
  return space
    .collection(peopleModel)
    .by('departmentId', own.departmentId)
    .filter(({ id }) => id !== own.id)
    .slice(0, latestCount)
    .map((row) => withAccount(space, row))
    .map(({ id, name, duty, phone }) => ({ id, name, duty, phone }))
}

function quickApps(space: Space, user: User) {
  const apps = appsOf(space, user).filter(({ appOpenType, hiddenApp }) => {
    return appOpenType !== 2 && !hiddenApp
  })
  return user.pinned.flatMap((wanted) =>
    apps
      .filter(({ code }) => code === wanted && code !== 'index')
      .map(({ code, title, nextPath, icon = '' }) => ({
        code,
        title,
        path: `/${code}${nextPath}`,
        icon,
      })),
  )
}
