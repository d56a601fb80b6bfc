import type { SubAppProps } from '../kit/lifecycles'
import { FormField } from '../kit/react/form-field'
import type { DraftErrors, ItemDraft } from './item-draft'
import { OverlapWarning } from './overlap-warning'
import { reminders } from './reminders'

interface ItemFieldsProps {
  props: SubAppProps
  id: string | undefined
  draft: ItemDraft
  errors: DraftErrors
  onChange(patch: Partial<ItemDraft>): void
}

/** What an item consists of, with a warning where it takes the time of another. */
export function ItemFields({ props, id, draft, errors, onChange }: ItemFieldsProps) {
  const text = (name: 'title' | 'place' | 'participants', label: string, max: number) => (
    <FormField name={name} label={label} error={name === 'title' ? errors.title : undefined}>
      {(field) => (
        <input
          {...field}
          className="input"
          value={draft[name]}
          maxLength={max}
          autoComplete="off"
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </FormField>
  )
  const moment = (name: 'from' | 'to', label: string) => (
    <FormField name={name} label={label} error={errors[name]}>
      {(field) => (
        <input
          {...field}
          className="input moment"
          type="datetime-local"
          value={draft[name].replace(' ', 'T')}
          onChange={(event) => onChange({ [name]: event.target.value.replace('T', ' ') })}
        />
      )}
    </FormField>
  )
  return (
    <>
      {text('title', '标题', 80)}
      {moment('from', '开始时间')}
      {moment('to', '结束时间')}
      <OverlapWarning {...{ props, id, draft }} />
      {text('place', '地点', 80)}
      {text('participants', '参加人', 200)}
      <FormField name="reminder" label="提醒" error={undefined}>
        {(field) => (
          <select
            {...field}
            className="input moment"
            value={draft.reminder ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ reminder: value === '' ? null : Number(value) })
            }
          >
            <option value="">不提醒</option>
            {reminders.map(({ minutes, text }) => (
              <option key={minutes} value={minutes}>
                {text}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <p className="hint muted">到提醒时间后，日程会出现在待办中心，直到结束。</p>
    </>
  )
}
