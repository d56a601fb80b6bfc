import { useState } from 'react'
import type { OwnCard, PersonCard } from '../../contracts/addresslist/contract'
import forms from '../../contracts/addresslist/forms.json'
import { textErrors } from '../../contracts/form-errors'
import {
  BackHead,
  Button,
  Facts,
  FormView,
  fieldsFrom,
  useApp,
  useForm,
  useQuery,
  WhenLoaded,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { MailButton } from './people-list'

export function PersonView({ id }: { id: string }) {
  const { toast } = useApp()
  const loaded = useQuery<PersonCard>(`/service-addressbook/person/${encodeURIComponent(id)}`)
  const [editing, setEditing] = useState(false)
  const { data } = loaded

  function saved() {
    setEditing(false)
    toast(spoken('名片已保存'))
    loaded.reload()
  }

  return (
    <>
      <BackHead
        to={data ? `/org?node=${encodeURIComponent(data.departmentId)}` : '/org'}
        back={
          data
            ? spoken('返回{departmentName}', { departmentName: data.departmentName })
            : spoken('返回通讯录')
        }
      >
        {data?.own && !editing && (
          <Button onClick={() => setEditing(true)}>{spoken('修改我的名片')}</Button>
        )}
        {data && !data.own && <MailButton person={data} look="primary" />}
      </BackHead>
      <WhenLoaded loaded={loaded}>
        {(person) => (
          <>
            <CardHead person={person} />
            {editing ? (
              <OwnCardForm card={person} onCancel={() => setEditing(false)} onSaved={saved} />
            ) : (
              <Facts className="ruled" facts={pages.facts} of={person} />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function CardHead({ person }: { person: PersonCard }) {
  return (
    <div className="row flex-nowrap gap-4 pt-6 px-edge pb-2 max-640:pt-4 max-640:pb-1">
      <span className="avatar size-64px text-26px" aria-hidden="true">
        {person.name.slice(0, 1)}
      </span>
      <div>
        <h2 className="text-20px">{person.name}</h2>
        <p className="muted">
          {[person.unitName, person.departmentName, person.duty].filter(Boolean).join(' · ')}
        </p>
        {person.signature && <p className="signature mt-1">{person.signature}</p>}
      </div>
    </div>
  )
}

interface OwnCardFormProps {
  card: PersonCard
  onSaved(): void
  onCancel(): void
}

/** Tenant and duty can only be changed by the personnel office. */
function OwnCardForm({ card, onSaved, onCancel }: OwnCardFormProps) {
  const { props } = useApp()
  const { mobile, phone, room, signature } = card
  const form = useForm<OwnCard>({
    start: { mobile, phone, room, signature },
    check: (card) => textErrors(forms.fields, card),
    async save(body) {
      await props.request('/service-addressbook/person/own', { method: 'PUT', body })
      onSaved()
    },
  })
  return (
    <FormView
      form={form}
      fields={fieldsFrom<OwnCard>(forms.fields)}
      submit={spoken('保存')}
      submitting={spoken('正在保存…')}
      cancel={onCancel}
    />
  )
}
