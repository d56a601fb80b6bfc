import { FileText, RotateCw, Search, UserRound } from 'lucide'
import type { Texts } from '~text/zh-CN'
import { useText } from '../../text/text-context'
import type { Choice, ChoiceGroup } from './choice'
import type { FoundDocument, FoundPerson } from './found'
import { type Finding, useFound } from './use-found'

/** Shorter texts do not search documents. */
const paletteShortest = 2

export interface ServerGroupsProps {
  /** The user may search documents; people. */
  documents: boolean
  people: boolean
  /** The user has a mailbox, to write from. */
  mail: boolean
  /** Goes to a path of the portal. */
  onOpen(path: string): void
}

const documentsWanted = (keyword: string) => ({
  library: 'unit',
  keyword,
  pageNo: 1,
  keep: false,
})
const peopleWanted = (keyword: string) => ({ keyword })
const documentsShown = 5

/** The server's matches: documents and people. If one of the two fails, it says so; the other still shows. */
export function useServerGroups(typed: string, props: ServerGroupsProps): ChoiceGroup[] {
  const texts = useText()
  const { palette } = texts
  const keyword = typed.trim().replace(/\s+/gu, ' ')
  const long = [...keyword].length >= paletteShortest
  const documents = useFound<FoundDocument>(
    '/document-search',
    props.documents && long ? keyword : '',
    documentsWanted,
  )
  const people = useFound<FoundPerson>('/palette/people', props.people ? keyword : '', peopleWanted)
  const all = (key: string, title: string, path: string): Choice => ({
    key,
    kind: 'more',
    title,
    icon: Search,
    leads: true,
    run: () => props.onOpen(path),
  })
  const query = new URLSearchParams({ keyword })
  const documentChoices = documents.rows
    .slice(0, documentsShown)
    .map((row) => documentChoice(row, texts))
  return [
    groupOf('document', documents, documentChoices, palette, (total) =>
      all('more:document', palette.allDocuments(total), `/gwsearch/full-text-search?${query}`),
    ),
    groupOf(
      'person',
      people,
      people.rows.map((person) => personChoice(person, props, palette)),
      palette,
      (total) => all('more:person', palette.allPeople(total), `/addresslist/org?${query}`),
    ),
  ].flatMap((group) => group ?? [])
}

function documentChoice(row: FoundDocument, { documentSearch }: Texts): Choice {
  return {
    key: `document:${row.key}`,
    kind: 'document',
    title: row.title.trim() ? '' : documentSearch.untitled,
    html: row.title,
    detail: [row.issuer, row.issued].filter(Boolean).join(' · '),
    icon: FileText,
    run: () => void window.open(row.path, '_blank', 'noopener'),
  }
}

function personChoice(
  { id, name, affiliation, account }: FoundPerson,
  { mail, onOpen }: ServerGroupsProps,
  palette: Texts['palette'],
): Choice {
  return {
    key: `person:${id}`,
    kind: 'person',
    title: name,
    detail: affiliation,
    icon: UserRound,
    leads: true,
    run: () => onOpen(`/addresslist/person/${encodeURIComponent(id)}`),
    ...(mail &&
      account && {
        second: {
          label: palette.mail,
          run: () => onOpen(`/inbox/write?${new URLSearchParams({ to: account })}`),
        },
      }),
  }
}

function groupOf(
  id: 'document' | 'person',
  { phase, total, again }: Finding<unknown>,
  rows: readonly Choice[],
  palette: Texts['palette'],
  allOf: (total: number) => Choice,
): ChoiceGroup | null {
  const title = palette.groups[id]
  const group = { id, title, more: 0 }
  if (phase === 'searching') return { ...group, choices: [], note: palette.searching }
  if (phase === 'failed') {
    const key = `retry:${id}`
    const retry = { key, kind: 'more', title: palette.failed(title), icon: RotateCw } as const
    return { ...group, choices: [{ ...retry, stays: true, run: again }] }
  }
  if (rows.length === 0) return null
  return { ...group, choices: total > rows.length ? [...rows, allOf(total)] : rows }
}
