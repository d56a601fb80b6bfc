import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useForm } from '../kit/react/use-form'
import { useUnsaved } from '../kit/react/use-unsaved'
import type { OwnCard, PersonCard } from './contract'
import { cardLimits, ownCardErrors } from './own-card-rules'

interface OwnCardFormProps extends ReactAppProps {
  card: PersonCard
  onSaved(): void
  onCancel(): void
}

const fields = [
  { name: 'mobile', label: '手机', inputMode: 'tel', maxLength: cardLimits.phone },
  { name: 'phone', label: '办公电话', inputMode: 'tel', maxLength: cardLimits.phone },
  { name: 'room', label: '办公室', inputMode: 'text', maxLength: cardLimits.room },
  { name: 'signature', label: '个性签名', inputMode: 'text', maxLength: cardLimits.signature },
] as const

/** What people may change of their own card; unit and duty are the personnel office's. */
export function OwnCardForm({ card, context, history, onSaved, onCancel }: OwnCardFormProps) {
  const { mobile, phone, room, signature } = card
  const { values, errors, changed, saving, change, submit, form } = useForm<OwnCard>({
    start: { mobile, phone, room, signature },
    check: ownCardErrors,
    toast: context.toast,
    async save(body) {
      await context.props.request('/service-addressbook/person/own', { method: 'PUT', body })
      onSaved()
    },
  })
  useUnsaved(changed, context, history)

  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {fields.map(({ name, label, ...limits }) => (
        <FormField key={name} name={name} label={label} error={errors[name]}>
          {(field) => (
            <input
              {...field}
              {...limits}
              className="input"
              value={values[name]}
              autoComplete="off"
              onChange={(event) => change({ [name]: event.target.value })}
            />
          )}
        </FormField>
      ))}
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={saving}>
          {saving ? '正在保存…' : '保存'}
        </button>
        <button type="button" className="button" disabled={saving} onClick={onCancel}>
          取消
        </button>
      </div>
    </form>
  )
}
