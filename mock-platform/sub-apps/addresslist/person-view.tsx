import { useState } from 'react'
import {
  Button,
  Facts,
  type FieldDescription,
  FormView,
  PlaceLink,
  useApp,
  useForm,
  useQuery,
  WhenLoaded,
} from '../kit/react'
import type { OwnCard, PersonCard } from './contract'
import { cardLimits, ownCardErrors } from './own-card-rules'
import { MailButton } from './people-list'

/** One person's card; one's own can be changed. */
export function PersonView({ id }: { id: string }) {
  const { toast } = useApp()
  const loaded = useQuery<PersonCard>(`/service-addressbook/person/${encodeURIComponent(id)}`)
  const [editing, setEditing] = useState(false)
  const { data } = loaded

  function saved() {
    setEditing(false)
    toast('名片已保存')
    loaded.reload()
  }

  return (
    <>
      <header className="toolbar">
        <PlaceLink
          to={data ? `/org?node=${encodeURIComponent(data.departmentId)}` : '/org'}
          className="button spread"
        >
          {data ? `返回${data.departmentName}` : '返回通讯录'}
        </PlaceLink>
        {data?.own && !editing && <Button onClick={() => setEditing(true)}>修改我的名片</Button>}
        {data && !data.own && <MailButton person={data} look="primary" />}
      </header>
      <WhenLoaded loaded={loaded}>
        {(person) => (
          <>
            <CardHead person={person} />
            {editing ? (
              <OwnCardForm card={person} onCancel={() => setEditing(false)} onSaved={saved} />
            ) : (
              <Facts className="ruled" facts={factsOf(person)} />
            )}
          </>
        )}
      </WhenLoaded>
    </>
  )
}

function CardHead({ person }: { person: PersonCard }) {
  return (
    <div className="card-head row">
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

const factsOf = (person: PersonCard) =>
  [
    ['账号', person.account],
    ['手机', person.mobile],
    ['办公电话', person.phone],
    ['电子邮箱', person.email],
    ['办公室', person.room],
  ] as const

interface OwnCardFormProps {
  card: PersonCard
  onSaved(): void
  onCancel(): void
}

const fields: readonly FieldDescription<OwnCard>[] = [
  { name: 'mobile', label: '手机', inputMode: 'tel', maxLength: cardLimits.phone },
  { name: 'phone', label: '办公电话', inputMode: 'tel', maxLength: cardLimits.phone },
  { name: 'room', label: '办公室', maxLength: cardLimits.room },
  { name: 'signature', label: '个性签名', maxLength: cardLimits.signature },
]

/** What people may change of their own card; unit and duty are the personnel office's. */
function OwnCardForm({ card, onSaved, onCancel }: OwnCardFormProps) {
  const { props } = useApp()
  const { mobile, phone, room, signature } = card
  const form = useForm<OwnCard>({
    start: { mobile, phone, room, signature },
    check: ownCardErrors,
    async save(body) {
      await props.request('/service-addressbook/person/own', { method: 'PUT', body })
      onSaved()
    },
  })
  return (
    <FormView
      form={form}
      fields={fields}
      submit="保存"
      submitting="正在保存…"
      buttons={
        <Button disabled={form.saving} onClick={onCancel}>
          取消
        </Button>
      }
    />
  )
}
