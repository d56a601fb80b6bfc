import { type FormEvent, useRef, useState } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { Due } from './contract'
import { beginAt, type DraftErrors, draftErrors, type ItemDraft } from './item-draft'
import { ItemFields } from './item-fields'

const address = '/service-portal/schedule/item'

interface ItemFormProps extends ReactAppProps {
  heading: string
  /** Absent = a new item. */
  id?: string
  saved: ItemDraft
  /** The calendar that it was opened from. */
  back: string
}

export function ItemFormView({ context, history, heading, id, saved, back }: ItemFormProps) {
  const { props, toast } = context
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [saving, setSaving] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(draft !== saved, context, history)

  function change(patch: Partial<ItemDraft>) {
    setDraft(patch.from === undefined ? { ...draft, ...patch } : beginAt(draft, patch.from))
    const changed = new Set(Object.keys(patch))
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !changed.has(field))),
    )
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    const found = draftErrors(draft)
    setErrors(found)
    const first = (['title', 'from', 'to'] as const).find((field) => found[field])
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setSaving(true)
    try {
      const { title, from, to, place, participants, reminder } = draft
      const body = { title, from, to, place, participants, reminder }
      const { due } = id
        ? await props.request<Due>(`${address}/${id}`, { method: 'PUT', body })
        : await props.request<Due>(address, { body })
      props.setBadge(due)
      toast('保存成功')
      // In place of the form, on the day of the item.
      history.replace(`/center/index?date=${from.slice(0, 10)}`)
    } catch (error) {
      toast(failureText(error), 'danger')
      setSaving(false)
    }
  }

  return (
    <div className="panel">
      <header className="toolbar">
        <h1 className="spread">{heading}</h1>
        <PlaceLink history={history} to={back} className="button">
          返回日历
        </PlaceLink>
      </header>
      <form ref={form} className="form" noValidate onSubmit={save}>
        <ItemFields {...{ props, id, draft, errors }} onChange={change} />
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={saving}>
            {saving ? '正在保存…' : '保存'}
          </button>
          <PlaceLink history={history} to={back} className="button">
            取消
          </PlaceLink>
        </div>
      </form>
    </div>
  )
}
