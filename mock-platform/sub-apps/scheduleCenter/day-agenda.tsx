import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import type { Due, Item } from './contract'
import { type Day, dayText } from './days'
import { hoursText, isOn, overlapping } from './items'
import { reminderText } from './reminders'

interface DayAgendaProps extends ReactAppProps {
  day: Day
  /** `YYYY-MM-DD HH:mm` */
  now: string
  items: Item[]
  onChanged(): void
}

/** What takes place on the chosen day. */
export function DayAgenda({ context, history, day, now, items, onChanged }: DayAgendaProps) {
  const { props, ask, toast } = context
  const today = items.filter((item) => isOn(item, day))

  async function remove({ id, title }: Item) {
    if (!(await ask({ text: `确定删除日程“${title}”吗？`, yes: '删除' }))) return
    try {
      const path = `/service-portal/schedule/item/${id}`
      const { due } = await props.request<Due>(path, { method: 'DELETE' })
      props.setBadge(due)
      toast('已删除')
    } catch (error) {
      toast(failureText(error), 'danger')
    }
    onChanged()
  }

  return (
    <section className="panel agenda" aria-labelledby="agenda-day">
      <header className="panel-head">
        <h2 id="agenda-day">{dayText(day)}</h2>
        <PlaceLink history={history} to={`/center/new?date=${day}`} className="button primary">
          新建日程
        </PlaceLink>
      </header>
      {today.length === 0 && <p className="state">这一天没有日程</p>}
      <ul>
        {today.map((item) => (
          <AgendaItem
            key={item.id}
            {...{ item, day, now, history }}
            overlaps={overlapping(today, item).length > 1}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
    </section>
  )
}

function stateOf({ from, to }: Item, now: string): string {
  if (to <= now) return '已结束'
  return from <= now ? '进行中' : ''
}

interface AgendaItemProps extends Pick<ReactAppProps, 'history'> {
  item: Item
  day: Day
  now: string
  /** Something else takes place at the same time. */
  overlaps: boolean
  onRemove(): void
}

function AgendaItem({ item, day, now, history, overlaps, onRemove }: AgendaItemProps) {
  const state = stateOf(item, now)
  return (
    <li className="agenda-item">
      <p className="agenda-hours">
        <span className="numeric">{hoursText(item, day)}</span>
        {state && <span className={state === '进行中' ? 'tag' : 'tag quiet'}>{state}</span>}
        {overlaps && <span className="tag overlap">时间重叠</span>}
      </p>
      <h3>{item.title}</h3>
      <dl className="agenda-facts">
        {item.place && <Fact name="地点" text={item.place} />}
        {item.participants && <Fact name="参加人" text={item.participants} />}
        {item.reminder !== null && <Fact name="提醒" text={reminderText(item.reminder)} />}
      </dl>
      <p className="agenda-actions">
        <PlaceLink
          history={history}
          to={`/center/edit/${item.id}`}
          className="button plain"
          aria-label={`编辑：${item.title}`}
        >
          编辑
        </PlaceLink>
        <button
          type="button"
          className="button plain"
          aria-label={`删除：${item.title}`}
          onClick={onRemove}
        >
          删除
        </button>
      </p>
    </li>
  )
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
