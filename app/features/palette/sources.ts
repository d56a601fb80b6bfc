import { Bell, FileText, FolderOpen, Mail, Megaphone, UserRound } from 'lucide'
import type { PaletteTexts } from '~text/palette'
import { appOf, type ShellState } from '../../shell/store/shell-state'
import type { Choice, SourceId } from './choice'
import type { FoundDocument, FoundItem, FoundPerson } from './found'

/** What the choices of a source can use. */
export interface Around {
  /** The user has a mailbox to write from. */
  mail: boolean
  /** Goes to a path of the portal. */
  onOpen(path: string): void
  texts: PaletteTexts
}

/** A search in one app's own data, through the same call as the app's own list (LOOK-13). */
export interface Source<Row> {
  id: SourceId
  path: string
  wanted(keyword: string): object
  /** Shorter texts are not searched for. */
  shortest: number
  offered(state: Pick<ShellState, 'apps' | 'page'>): boolean
  choiceOf(row: Row, around: Around): Choice
  /** The path at which its app lists all matches; undefined = the app accepts no keyword. */
  listOf?(keyword: string): string
}

const needs = (code: string) => (state: Pick<ShellState, 'apps'>) =>
  appOf(state, code) !== undefined
const wanted = (keyword: string) => ({ keyword })
const query = (keyword: string) => new URLSearchParams({ keyword })

const people: Source<FoundPerson> = {
  id: 'person',
  path: '/palette/people',
  wanted,
  shortest: 1,
  offered: needs('addresslist'),
  listOf: (keyword) => `/addresslist/org?${query(keyword)}`,
  choiceOf(person, around) {
    const { mail, onOpen, texts } = around
    const { account } = person
    const write = () => onOpen(`/inbox/write?${new URLSearchParams({ to: account })}`)
    return {
      ...itemChoice('person', UserRound)(person, around),
      ...(mail && account && { second: { label: texts.mail, run: write } }),
    }
  },
}

const documents: Source<FoundDocument> = {
  id: 'document',
  path: '/document-search',
  wanted: (keyword) => ({ library: 'unit', keyword, pageNo: 1, keep: false }),
  shortest: 2,
  offered: needs('gwsearch'),
  listOf: (keyword) => `/gwsearch/full-text-search?${query(keyword)}`,
  choiceOf: (row, { texts }) => ({
    key: `document:${row.key}`,
    kind: 'document',
    title: row.title.trim() ? '' : texts.untitled,
    html: row.title,
    detail: [row.issuer, row.issued].filter(Boolean).join(' · '),
    icon: FileText,
    run: () => void window.open(row.path, '_blank', 'noopener'),
  }),
}

const mails: Source<FoundItem> = {
  id: 'mail',
  path: '/palette/mails',
  wanted,
  shortest: 2,
  offered: needs('inbox'),
  listOf: (keyword) => `/inbox/list/1?${query(keyword)}`,
  choiceOf: itemChoice('mail', Mail),
}

const notices: Source<FoundItem> = {
  id: 'notice',
  path: '/palette/notices',
  wanted,
  shortest: 2,
  offered: needs('list'),
  choiceOf: itemChoice('notice', Megaphone),
}

const messages: Source<FoundItem> = {
  id: 'message',
  path: '/palette/messages',
  wanted,
  shortest: 2,
  offered: () => true,
  choiceOf: itemChoice('message', Bell),
}

const files: Source<FoundItem> = {
  id: 'file',
  path: '/palette/files',
  wanted,
  shortest: 2,
  offered: (state) => state.page.bar.files && needs('center')(state),
  listOf: (keyword) => `/center/myFile?${query(keyword)}`,
  choiceOf: itemChoice('file', FolderOpen),
}

/** Each source is called separately, so that one that fails or is slow delays no other. */
export const sources: readonly Source<unknown>[] = [
  people,
  documents,
  mails,
  notices,
  messages,
  files,
]

function itemChoice(kind: SourceId, icon: Choice['icon']) {
  return ({ id, title, detail, path, apart }: FoundItem, { onOpen, texts }: Around): Choice => ({
    key: `${kind}:${id}`,
    kind,
    title: title.trim() || texts.untitled,
    detail,
    icon,
    leads: !apart,
    run: apart ? () => void window.open(path, '_blank', 'noopener') : () => onOpen(path),
  })
}
