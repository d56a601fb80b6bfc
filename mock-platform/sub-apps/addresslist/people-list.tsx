import {
  type Column,
  ListBody,
  type Page,
  PlaceLink,
  PortalLink,
  SearchBox,
  Table,
  useList,
} from '../kit/react'
import type { PersonSummary, UnitTree } from './contract'
import { nodeName } from './tree-items'

const columns: readonly Column<PersonSummary>[] = [
  {
    title: '姓名',
    cell: ({ id, name }) => (
      <PlaceLink to={`/person/${id}`} className="strong">
        {name}
      </PlaceLink>
    ),
  },
  { title: '职务', cell: ({ duty }) => duty || '—' },
  {
    title: '部门',
    cell: ({ departmentName, unitName }) => (
      <span>
        {departmentName}
        <span className="person-unit muted">{unitName}</span>
      </span>
    ),
  },
  { title: '手机', numeric: true, cell: ({ mobile }) => mobile || '—' },
  { title: '办公电话', numeric: true, cell: ({ phone }) => phone || '—' },
  { title: '邮件', cell: (person) => (person.account ? <MailButton person={person} /> : '—') },
]

/** The people of the node that the address names, searched among them. */
export function PeopleList({ tree }: { tree: UnitTree }) {
  const list = useList<Page<PersonSummary>, 'node' | 'keyword'>(
    '/service-addressbook/person/page',
    { length: 20, filters: ['node', 'keyword'] },
  )
  const { node, keyword } = list.wanted
  return (
    <>
      <header className="toolbar">
        <h2 className="spread">{nodeName(tree, node) ?? '没有这个部门'}</h2>
        <SearchBox label="搜索人员" placeholder="姓名、账号或电话" list={list} />
      </header>
      <ListBody list={list} unit="人" empty={keyword ? `没有找到“${keyword}”` : '这里还没有人员'}>
        {({ records }) => (
          <Table
            label="人员"
            className="people"
            busy={list.loading}
            columns={columns}
            rows={records}
          />
        )}
      </ListBody>
    </>
  )
}

interface MailButtonProps {
  person: PersonSummary
  look?: 'plain' | 'primary'
}

/** Opens a new letter to that person in the mailbox. */
export function MailButton({ person: { account, name }, look = 'plain' }: MailButtonProps) {
  if (!account) return <span className="muted">未开通邮箱</span>
  return (
    <PortalLink
      path={`/inbox/write?to=${encodeURIComponent(account)}`}
      className={`button ${look}`}
    >
      写邮件<span className="visually-hidden">给{name}</span>
    </PortalLink>
  )
}
