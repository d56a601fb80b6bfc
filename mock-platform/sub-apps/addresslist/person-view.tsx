import { useCallback, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { PersonCard } from './contract'
import { MailButton } from './mail-button'
import { OwnCardForm } from './own-card-form'

interface PersonViewProps extends ReactAppProps {
  id: string
}

/** One person's card; one's own can be changed. */
export function PersonView({ id, context, history }: PersonViewProps) {
  const { props, toast } = context
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<PersonCard>(`/service-addressbook/person/${encodeURIComponent(id)}`, {
        signal,
      }),
    [props, id],
  )
  const loaded = useLoaded(load)
  const [editing, setEditing] = useState(false)
  const person = loaded.data

  return (
    <>
      <header className="toolbar">
        <PlaceLink
          history={history}
          to={person ? `/org?node=${encodeURIComponent(person.departmentId)}` : '/org'}
          className="button spread"
        >
          {person ? `返回${person.departmentName}` : '返回通讯录'}
        </PlaceLink>
        {person?.own && !editing && (
          <button type="button" className="button" onClick={() => setEditing(true)}>
            修改我的名片
          </button>
        )}
        {person && !person.own && (
          <MailButton person={person} context={context} className="button primary" />
        )}
      </header>
      {!person && <LoadingState loaded={loaded} />}
      {person && <CardHead person={person} />}
      {person && !editing && <CardFacts person={person} />}
      {person && editing && (
        <OwnCardForm
          card={person}
          context={context}
          history={history}
          onCancel={() => setEditing(false)}
          onSaved={() => {
            setEditing(false)
            toast('名片已保存')
            loaded.reload()
          }}
        />
      )}
    </>
  )
}

function CardHead({ person }: { person: PersonCard }) {
  return (
    <div className="card-head">
      <span className="avatar" aria-hidden="true">
        {person.name.slice(0, 1)}
      </span>
      <div>
        <h2>{person.name}</h2>
        <p className="muted">
          {[person.unitName, person.departmentName, person.duty].filter(Boolean).join(' · ')}
        </p>
        {person.signature && <p className="signature">{person.signature}</p>}
      </div>
    </div>
  )
}

function CardFacts({ person }: { person: PersonCard }) {
  const facts = [
    ['账号', person.account],
    ['手机', person.mobile],
    ['办公电话', person.phone],
    ['电子邮箱', person.email],
    ['办公室', person.room],
  ] as const
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
