import { type ReactNode, useState } from 'react'
import type { Due, Item } from '../../contracts/scheduleCenter/contract'
import {
  Fields,
  FormView,
  fieldsFrom,
  LoadingState,
  PlaceLink,
  Toolbar,
  useApp,
  useForm,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { beginAt, draftErrors, emptyDraft, type ItemDraft } from './item-draft'
import { OverlapWarning } from './overlap-warning'
import pages from './pages.json'

const address = '/service-portal/schedule/item'

interface EditorProps {
  /** The calendar that it was opened from. */
  back: string
}

export function NewItem({ date, back }: EditorProps & { date: string }) {
  const [start] = useState(() => emptyDraft(date))
  return (
    <EditorPanel heading={spoken('新建日程')} back={back}>
      <ItemForm start={start} back={back} />
    </EditorPanel>
  )
}

export function ItemEditor({ id, back }: EditorProps & { id: string }) {
  const loaded = useQuery<Item>(`${address}/${id}`)
  return (
    <EditorPanel heading={spoken('编辑日程')} back={back}>
      {loaded.data ? (
        <ItemForm id={id} start={loaded.data} back={back} />
      ) : (
        <LoadingState loaded={loaded} />
      )}
    </EditorPanel>
  )
}

interface EditorPanelProps extends EditorProps {
  heading: string
  children: ReactNode
}

function EditorPanel({ heading, back, children }: EditorPanelProps) {
  return (
    <div className="panel">
      <Toolbar title={heading}>
        <PlaceLink to={back} className="button">
          {spoken('返回日历')}
        </PlaceLink>
      </Toolbar>
      {children}
    </div>
  )
}

/** Converts a moment for a field of type `datetime-local`, and back. */
const moment = {
  read: (value: unknown) => String(value).replace(' ', 'T'),
  write: (text: string) => text.replace('T', ' '),
}
const reminder = {
  options: Object.entries(pages.reminders),
  read: (value: unknown) => String(value ?? ''),
  write: (text: string) => (text === '' ? null : Number(text)),
}
const when = fieldsFrom<ItemDraft>(pages.when).map((field) =>
  field.type === 'datetime-local' ? { ...field, ...moment } : field,
)
const more = fieldsFrom<ItemDraft>(pages.more).map((field) =>
  field.name === 'reminder' ? { ...field, ...reminder } : field,
)

interface ItemFormProps extends EditorProps {
  /** Absent = a new item. */
  id?: string
  start: ItemDraft
}

function ItemForm({ id, start, back }: ItemFormProps) {
  const { props, toast, history } = useApp()
  const form = useForm<ItemDraft>({
    start,
    check: draftErrors,
    async save({ title, from, to, place, participants, reminder }) {
      const body = { title, from, to, place, participants, reminder }
      const path = id ? `${address}/${id}` : address
      const { due } = await props.request<Due>(path, { method: id ? 'PUT' : 'POST', body })
      props.setBadge(due)
      toast(spoken('保存成功'))
      // Replaces the form in the history, and opens the day of the item.
      history.replace(`/center/index?date=${from.slice(0, 10)}`)
    },
  })
  const { values, change } = form
  // Another start keeps the duration.
  const moved = {
    ...form,
    change: (patch: Partial<ItemDraft>) =>
      change(patch.from === undefined ? patch : beginAt(values, patch.from)),
  }
  return (
    <FormView
      form={form}
      className="max-w-760px"
      submit={spoken('保存')}
      submitting={spoken('正在保存…')}
      cancel={back}
    >
      <Fields form={moved} fields={when} />
      <OverlapWarning id={id} draft={values} />
      <Fields form={form} fields={more} />
      <p className="form-note small -mt-2.5">
        {spoken('到提醒时间后，日程会出现在待办中心，直到结束。')}
      </p>
    </FormView>
  )
}
