import { type ReactNode, useState } from 'react'
import {
  type FieldDescription,
  Fields,
  FormView,
  LoadingState,
  PlaceLink,
  Toolbar,
  useApp,
  useForm,
  useQuery,
} from '../kit/react'
import type { Due, Item } from './contract'
import { beginAt, draftErrors, emptyDraft, type ItemDraft } from './item-draft'
import { OverlapWarning } from './overlap-warning'
import { reminders } from './reminders'

const address = '/service-portal/schedule/item'

interface EditorProps {
  /** The calendar that it was opened from. */
  back: string
}

export function NewItem({ date, back }: EditorProps & { date: string }) {
  const [start] = useState(() => emptyDraft(date))
  return (
    <EditorPanel heading="新建日程" back={back}>
      <ItemForm start={start} back={back} />
    </EditorPanel>
  )
}

export function ItemEditor({ id, back }: EditorProps & { id: string }) {
  const loaded = useQuery<Item>(`${address}/${id}`)
  return (
    <EditorPanel heading="编辑日程" back={back}>
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
          返回日历
        </PlaceLink>
      </Toolbar>
      {children}
    </div>
  )
}

type Described = FieldDescription<ItemDraft>

const moment = (name: 'from' | 'to', label: string): Described => ({
  name,
  label,
  type: 'datetime-local',
  className: 'short',
  read: (value) => String(value).replace(' ', 'T'),
  write: (text) => text.replace('T', ' '),
})
const when: readonly Described[] = [
  { name: 'title', label: '标题', maxLength: 80 },
  moment('from', '开始时间'),
  moment('to', '结束时间'),
]
const more: readonly Described[] = [
  { name: 'place', label: '地点', maxLength: 80 },
  { name: 'participants', label: '参加人', maxLength: 200 },
  {
    name: 'reminder',
    label: '提醒',
    control: 'select',
    className: 'short',
    blank: '不提醒',
    options: reminders.map(({ minutes, text }) => [minutes, text]),
    read: (value) => String(value ?? ''),
    write: (text) => (text === '' ? null : Number(text)),
  },
]

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
      toast('保存成功')
      // In place of the form, on the day of the item.
      history.replace(`/center/index?date=${from.slice(0, 10)}`)
    },
  })
  const { values, change } = form
  // It goes on lasting as long when it begins at another time.
  const moved = {
    ...form,
    change: (patch: Partial<ItemDraft>) =>
      change(patch.from === undefined ? patch : beginAt(values, patch.from)),
  }
  return (
    <FormView
      form={form}
      submit="保存"
      submitting="正在保存…"
      buttons={
        <PlaceLink to={back} className="button">
          取消
        </PlaceLink>
      }
    >
      <Fields form={moved} fields={when} />
      <OverlapWarning id={id} draft={values} />
      <Fields form={form} fields={more} />
      <p className="form-note hint small">到提醒时间后，日程会出现在待办中心，直到结束。</p>
    </FormView>
  )
}
