import { PortalLink } from '../kit/react/portal-link'
import { hoursText } from '../scheduleCenter/items'
import type { WorkbenchSummary } from './contract'

interface TodayScheduleProps {
  items: NonNullable<WorkbenchSummary['schedule']>
  navigate(path: string): void
}

/** What takes place today; what is over is dimmed. */
export function TodaySchedule({ items, navigate }: TodayScheduleProps) {
  return (
    <section className="panel" aria-label="今日日程">
      <header className="panel-head">
        <h2>今日日程</h2>
        <PortalLink path="/scheduleCenter/center/index" navigate={navigate}>
          查看日历
        </PortalLink>
      </header>
      {items.length === 0 && <p className="state">今天没有日程</p>}
      <ul className="today">
        {items.map((item) => (
          <li key={item.id}>
            <PortalLink
              path={`/scheduleCenter/center/edit/${item.id}`}
              navigate={navigate}
              className={item.over ? 'today-item over' : 'today-item'}
            >
              <span className="today-hours numeric">{hoursText(item, item.from.slice(0, 10))}</span>
              <span>
                {item.title}
                {item.over && <span className="visually-hidden">（已结束）</span>}
              </span>
              <span className="today-place muted">{item.place}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
