import type { Day } from '../../contracts/days'
import type { Due, Item } from '../../contracts/scheduleCenter/contract'
import { isOn, overlapping } from '../../contracts/scheduleCenter/items'
import { spokenDay, spokenHours } from '../kit/dates'
import { Button, Facts, PlaceLink, useAction, useApp } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

interface DayAgendaProps {
  day: Day
  /** `YYYY-MM-DD HH:mm` */
  now: string
  items: Item[]
  onChanged(): void
}

/** What takes place on the chosen day. */
export function DayAgenda({ day, now, items, onChanged }: DayAgendaProps) {
  const { props, ask } = useApp()
  const { act } = useAction()
  const today = items.filter((item) => isOn(item, day))

  async function remove({ id, title }: Item) {
    if (!(await ask({ text: spoken('确定删除日程“{title}”吗？', { title }), yes: spoken('删除') })))
      return
    await act(async () => {
      const path = `/service-portal/schedule/item/${id}`
      props.setBadge((await props.request<Due>(path, { method: 'DELETE' })).due)
    }, spoken('已删除'))
    onChanged()
  }

  return (
    <section className="panel agenda" aria-labelledby="agenda-day">
      <header className="panel-head">
        <h2 id="agenda-day">{spokenDay(day)}</h2>
        <PlaceLink to={`/center/new?date=${day}`} className="button primary">
          {spoken('新建日程')}
        </PlaceLink>
      </header>
      {today.length === 0 && <p className="state">{spoken('这一天没有日程')}</p>}
      <ul>
        {today.map((item) => (
          <AgendaItem
            key={item.id}
            item={item}
            day={day}
            now={now}
            overlaps={overlapping(today, item).length > 1}
            onRemove={() => remove(item)}
          />
        ))}
      </ul>
    </section>
  )
}

const reminders: Record<string, string> = pages.reminders

function reminderText(minutes: number | null): string {
  return minutes === null
    ? ''
    : spoken(reminders[minutes] ?? '') || spoken('提前 {minutes} 分钟', { minutes })
}

function stateOf({ from, to }: Item, now: string): string {
  if (to <= now) return '已结束'
  return from <= now ? '进行中' : ''
}

interface AgendaItemProps {
  item: Item
  day: Day
  now: string
  /** Something else takes place at the same time. */
  overlaps: boolean
  onRemove(): void
}

function AgendaItem({ item, day, now, overlaps, onRemove }: AgendaItemProps) {
  const { id, title, place, participants, reminder } = item
  const state = stateOf(item, now)
  const facts = [
    [spoken('地点'), place],
    [spoken('参加人'), participants],
    [spoken('提醒'), reminderText(reminder)],
  ] as const
  return (
    <li className="py-3 px-edge border-b last:border-b-0">
      <p className="row text-accent">
        <span className="numeric">{spokenHours(item, day)}</span>
        {state && <span className={state === '进行中' ? 'tag' : 'tag quiet'}>{spoken(state)}</span>}
        {overlaps && <span className="tag warning">{spoken('时间重叠')}</span>}
      </p>
      <h3 className="mt-0.5 font-medium text-15px">{title}</h3>
      <Facts className="small fact-52px" facts={facts.filter(([, text]) => text)} />
      <p className="row gap-1 mt-1 -ml-1.5">
        <PlaceLink
          to={`/center/edit/${id}`}
          className="button plain"
          aria-label={spoken('编辑：{title}', { title })}
        >
          {spoken('编辑')}
        </PlaceLink>
        <Button plain aria-label={spoken('删除：{title}', { title })} onClick={onRemove}>
          {spoken('删除')}
        </Button>
      </p>
    </li>
  )
}
