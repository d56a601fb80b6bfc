import type { PersonSummary, TenantTree } from '../../contracts/addresslist/contract'
import {
  ListPage,
  nothing,
  type Page,
  PlaceLink,
  PortalLink,
  SearchBox,
  useList,
  usePlace,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { nodeName } from './tree-items'

const cells = {
  姓名: ({ id, name }: PersonSummary) => (
    <PlaceLink to={`/person/${id}`} className="strong">
      {name}
    </PlaceLink>
  ),
  部门: ({ departmentName, unitName }: PersonSummary) => (
    <span>
      {departmentName}
      <span className="muted block text-12px">{unitName}</span>
    </span>
  ),
  邮件: (person: PersonSummary) => (person.account ? <MailButton person={person} /> : nothing),
}

export function PeopleList({ tree }: { tree: TenantTree }) {
  const node = usePlace().query.get('node') ?? ''
  const list = useList<Page<PersonSummary>>(pages.people, { node })
  return (
    <>
      <header className="toolbar">
        <h2 className="spread">{nodeName(tree, node) ?? spoken('没有这个部门')}</h2>
        <SearchBox {...pages.people.search} list={list} />
      </header>
      <ListPage page={pages.people} list={list} cells={cells} />
    </>
  )
}

interface MailButtonProps {
  person: PersonSummary
  look?: 'plain' | 'primary'
}

/** Opens a new letter to that person in the mailbox. */
export function MailButton({ person: { account, name }, look = 'plain' }: MailButtonProps) {
  if (!account) return <span className="muted">{spoken('未开通邮箱')}</span>
  return (
    <PortalLink
      path={`/inbox/write?to=${encodeURIComponent(account)}`}
      className={`button ${look}`}
    >
      {spoken('写邮件')}
      <span className="visually-hidden">{spoken('给{name}', { name })}</span>
    </PortalLink>
  )
}
