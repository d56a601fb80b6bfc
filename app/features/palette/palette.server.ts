import { z } from 'zod'
import { pagePeople } from '~contract/platform/address-book'
import { pageFileRecords } from '~contract/platform/files'
import { pageMails } from '~contract/platform/mails'
import { pageNotices } from '~contract/platform/notices'
import { longestKeyword } from '~contract/portal/constants'
import { fetchMessages } from '~server/platform/endpoints/messages'
import { BadInput, readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { paletteTexts } from '~text/palette'
import type { Found, FoundItem, FoundPerson } from './found'

/** Items returned for each source (LOOK-13). */
const shownItems = 5

const wantedSchema = z.object({ keyword: z.string().trim().min(1).max(longestKeyword) })

type Find = (context: PortalContext, keyword: string) => Promise<Found<FoundItem>>

/** Each source calls its own app's service, as that app's list does. */
const sources: Readonly<Record<string, Find>> = {
  people: findPeople,
  mails: findMails,
  notices: findNotices,
  messages: findMessages,
  files: findFiles,
}

/** What the source finds for the body's keyword. Throws BadInput, PlatformError. */
export async function findIn(
  context: PortalContext,
  source: string,
  body: unknown,
): Promise<Found<FoundItem>> {
  const find = Object.hasOwn(sources, source) ? sources[source] : undefined
  if (!find) throw new BadInput('source', ({ language }) => paletteTexts[language].noSource)
  const { keyword } = readInput(wantedSchema, body)
  const { rows, total } = await find(context, keyword)
  // A service may return more rows than it was asked for.
  return { rows: rows.slice(0, shownItems), total }
}

async function findPeople(context: PortalContext, keyword: string): Promise<Found<FoundPerson>> {
  const { records, total } = await context.platform.call(pagePeople, callerOf(context), {
    query: { keyword, length: shownItems },
  })
  const rows = records.map(({ id, name, duty, unitName, departmentName, account }) => ({
    id,
    title: name,
    detail: joined(unitName, departmentName, duty),
    path: `/addresslist/person/${encodeURIComponent(id)}`,
    account,
  }))
  return { rows, total }
}

async function findMails(context: PortalContext, keyword: string): Promise<Found<FoundItem>> {
  const { records, total } = await context.platform.call(pageMails, callerOf(context), {
    query: { folder: 1, keyword, length: shownItems },
  })
  const rows = records.map(({ id, subject, sender, time }) => ({
    id,
    title: subject,
    detail: joined(sender.name, minuteOf(time)),
    path: `/inbox/detail/${encodeURIComponent(id)}`,
  }))
  return { rows, total }
}

async function findNotices(context: PortalContext, keyword: string): Promise<Found<FoundItem>> {
  const { records, total } = await context.platform.call(pageNotices, callerOf(context), {
    query: { keyword, length: shownItems },
  })
  const rows = records.map(({ id, type, title, orgName, publishedAt }) => ({
    id,
    title,
    detail: joined(type, orgName, minuteOf(publishedAt)),
    path: `/list/detail/${encodeURIComponent(id)}`,
  }))
  return { rows, total }
}

async function findMessages(context: PortalContext, keyword: string): Promise<Found<FoundItem>> {
  const { rows, total } = await fetchMessages(context.platform, callerOf(context), {
    page: 1,
    size: shownItems,
    column: 'msort',
    asc: true,
    conditions: { title: keyword },
  })
  return {
    rows: rows.map(({ id, title, app, createTime }) => ({
      id,
      title,
      detail: joined(app, minuteOf(createTime)),
      path: `/message-center/index?${new URLSearchParams({ message: id })}`,
    })),
    total,
  }
}

async function findFiles(context: PortalContext, keyword: string): Promise<Found<FoundItem>> {
  const { records, total } = await context.platform.call(pageFileRecords, callerOf(context), {
    query: { keyword, size: shownItems },
  })
  const rows = records.map(({ id, fileId, name, appName, recentOpenTime }) => ({
    id,
    title: name,
    detail: joined(appName, minuteOf(recentOpenTime)),
    // The viewer can show the platform's files; a file kept by an app can only be shown by that app.
    ...(fileId
      ? { path: `/file-viewer?${new URLSearchParams({ fileId })}`, apart: true as const }
      : { path: `/center/file/${encodeURIComponent(id)}` }),
  }))
  return { rows, total }
}

function joined(...facts: string[]): string {
  return facts.filter(Boolean).join(' · ')
}

/** `YYYY-MM-DD HH:mm` */
function minuteOf(time: string): string {
  return time.slice(0, 16)
}
