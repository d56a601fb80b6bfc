import { FileText, RotateCw, Search, UserRound } from 'lucide'
import { paletteShortest } from '~contract/portal/constants'
import { useText } from '../../text/text-context'
import type { Choice, ChoiceGroup } from './choice'
import type { FoundDocument, FoundPerson } from './found'
import { type Finding, useFound } from './use-found'

export interface ServerGroupsProps {
  /** The person may search documents; people. */
  documents: boolean
  people: boolean
  /** The person has a mailbox, to write from. */
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

/** What the server finds for what was typed: documents and people. One that fails says so, and leaves the other. */
export function useServerGroups(typed: string, props: ServerGroupsProps): ChoiceGroup[] {
  const { palette, documentSearch } = useText()
  const { onOpen } = props
  const keyword = typed.trim().replace(/\s+/gu, ' ')
  const long = [...keyword].length >= paletteShortest
  const documents = useFound<FoundDocument>(
    '/document-search',
    props.documents && long ? keyword : '',
    documentsWanted,
  )
  const people = useFound<FoundPerson>('/palette/people', props.people ? keyword : '', peopleWanted)

  const documentChoices = documents.rows.slice(0, documentsShown).map(
    (row): Choice => ({
      key: `document:${row.key}`,
      kind: 'document',
      title: row.title.trim() ? '' : documentSearch.untitled,
      html: row.title,
      detail: [row.issuer, row.issued].filter(Boolean).join(' · '),
      icon: FileText,
      run: () => void window.open(row.path, '_blank', 'noopener'),
    }),
  )
  const personChoices = people.rows.map(
    ({ id, name, place, account }): Choice => ({
      key: `person:${id}`,
      kind: 'person',
      title: name,
      detail: place,
      icon: UserRound,
      leads: true,
      run: () => onOpen(`/addresslist/person/${encodeURIComponent(id)}`),
      ...(props.mail &&
        account && {
          second: {
            label: palette.mail,
            run: () => onOpen(`/inbox/write?${new URLSearchParams({ to: account })}`),
          },
        }),
    }),
  )
  const all = (key: string, title: string, path: string): Choice => ({
    key,
    kind: 'more',
    title,
    icon: Search,
    leads: true,
    run: () => onOpen(path),
  })
  const query = new URLSearchParams({ keyword })
  return [
    groupOf('document', documents, documentChoices, (total) =>
      all('more:document', palette.allDocuments(total), `/gwsearch/full-text-search?${query}`),
    ),
    groupOf('person', people, personChoices, (total) =>
      all('more:person', palette.allPeople(total), `/addresslist/org?${query}`),
    ),
  ].flatMap((group) => group ?? [])

  function groupOf(
    id: 'document' | 'person',
    { phase, total, again }: Finding<unknown>,
    rows: readonly Choice[],
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
}
