import { type Answers, answerText } from '../formDesigner/form-fields'

type Row = Record<string, unknown>

interface Call {
  path: string
  query?: Record<string, string | number>
}

/** A number of the platform's. */
interface StatSource extends Call {
  pick(answer: never): number
}

/** A list of the platform's. */
interface TableSource extends Call {
  /** Where the portal shows a row; nothing where it shows none. */
  pathOf?(row: Row): string
  cell(row: Row, field: string): string
}

interface Counts {
  counts: Record<'unreadMails' | 'unreadNotices' | 'draftMails', number>
}

function workbench(name: keyof Counts['counts']): StatSource {
  return { path: '/service-portal/workbench/summary', pick: ({ counts }: Counts) => counts[name] }
}

const total = ({ total: count }: { total: number }) => count

/** The numbers that a page may show, by the name that its definition gives. */
export const statSources: Record<string, StatSource> = {
  unreadMails: workbench('unreadMails'),
  unreadNotices: workbench('unreadNotices'),
  draftMails: workbench('draftMails'),
  notices: { path: '/service-notify/notice/page', query: { length: 1 }, pick: total },
  meetings: {
    path: '/service-meeting/notice/page',
    query: { length: 1 },
    pick: ({ waiting }: { waiting: number }) => waiting,
  },
}

const plain = (row: Row, field: string) => String(row[field] ?? '')

/** The lists that a page may show. */
export const tableSources: Record<string, TableSource> = {
  notices: {
    path: '/service-notify/notice/page',
    pathOf: ({ id }) => `/list/detail/${id}`,
    cell: plain,
  },
  mails: {
    path: '/service-mail/mail/page',
    query: { folder: 1 },
    pathOf: ({ id }) => `/inbox/detail/${id}`,
    cell: (row, field) =>
      field === 'sender' ? String((row.sender as Row | undefined)?.name ?? '') : plain(row, field),
  },
  meetings: {
    path: '/service-meeting/notice/page',
    pathOf: ({ id }) => `/meetingnotice/noticeDetail?id=${id}`,
    cell: plain,
  },
}

/** The id of the form whose answers a source is. */
export function formOf(source: string): string | undefined {
  return /^form:(.+)$/.exec(source)?.[1]
}

function submissionsOf(formId: string): Call {
  return { path: `/service-integrate/form/${encodeURIComponent(formId)}/submission/page` }
}

export function statSource(name: string): StatSource | undefined {
  const formId = formOf(name)
  if (formId) return { ...submissionsOf(formId), query: { length: 1 }, pick: total }
  return Object.hasOwn(statSources, name) ? statSources[name] : undefined
}

export function tableSource(name: string): TableSource | undefined {
  const formId = formOf(name)
  if (!formId) return Object.hasOwn(tableSources, name) ? tableSources[name] : undefined
  return {
    ...submissionsOf(formId),
    cell: (row, field) =>
      ['name', 'orgName', 'time'].includes(field)
        ? plain(row, field)
        : answerText((row.answers as Answers | undefined)?.[field]),
  }
}
