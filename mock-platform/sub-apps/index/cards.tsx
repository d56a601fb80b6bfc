import type { ReactNode } from 'react'
import type { CardId } from '../../contracts/index/boards'
import type { WorkbenchSummary } from '../../contracts/index/contract'
import { dateText, spokenHours } from '../kit/dates'
import { PortalLink } from '../kit/react'
import { spoken } from '../kit/spoken'
import { filled, filledAddress } from '../kit/template'
import { AppSign } from './app-sign'
import { Card } from './card'
import described from './cards.json'
import { CoursesCard } from './courses'

/** null = not for this user. */
export const cardContents: Record<CardId, (data: WorkbenchSummary) => ReactNode> = {
  counts: (data) => <CountCards data={data} />,
  schedule: ({ schedule }) => schedule && <TodaySchedule items={schedule} />,
  todos: ({ todos }) => {
    // Ids are only unique within an app.
    const items = todos?.latest.map((todo) => ({
      ...todo,
      id: `${todo.app} ${todo.id}`,
      read: todo.toRead,
    }))
    return items && <LatestCard card="todos" items={items} />
  },
  mails: ({ mails }) => <LatestCard card="mails" items={mails} />,
  notices: ({ notices }) => <LatestCard card="notices" items={notices} />,
  documents: ({ documents }) => documents && <LatestCard card="documents" items={documents} />,
  favourites: ({ favourites }) => favourites && <LatestCard card="favourites" items={favourites} />,
  meetings: ({ meetings }) => meetings && <LatestCard card="meetings" items={meetings} />,
  colleagues: ({ colleagues }) =>
    colleagues && (
      <Card card="colleagues" all="/addresslist/org" allText={spoken('查看通讯录')}>
        {colleagues.length === 0 && <p className="state">{spoken('通讯录里还没有同事')}</p>}
        <ul>
          {colleagues.map(({ id, name, duty, phone }) => (
            <li key={id}>
              <PortalLink
                path={`/addresslist/person/${id}`}
                className="latest colleague list-row grid cols-8px-1fr-auto-68px gap-2.5 pad-9px"
              >
                <span>{name}</span>
                <span className="latest-label small muted whitespace-nowrap">{duty}</span>
                <span className="muted numeric">{phone}</span>
              </PortalLink>
            </li>
          ))}
        </ul>
      </Card>
    ),
  courses: ({ courses }) => <CoursesCard courses={courses} />,
  apps: ({ apps }) => (
    <Card card="apps">
      {apps.length === 0 && (
        <p className="state">{spoken('还没有快捷应用，可在侧栏的菜单设置中添加')}</p>
      )}
      <ul className="grid cols-fill-88px gap-1 p-2">
        {apps.map(({ code, title, path, icon }) => (
          <li key={code}>
            <PortalLink
              path={path}
              className="small grid gap-1.5 justify-items-center py-2.5 px-1 text-text text-center rounded-md hover:text-accent hover:no-underline hover:bg-sunken"
            >
              <AppSign icon={icon} title={title} />
              {title}
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  ),
}

interface LatestCardProps {
  card: keyof typeof described.latest
  items: readonly { id: string; time: string; read: boolean }[]
}

function LatestCard({ card, items }: LatestCardProps) {
  const { empty, all, mark, path, title, label } = described.latest[card]
  return (
    <Card card={card} all={all}>
      {items.length === 0 && <p className="state">{spoken(empty)}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <PortalLink
              path={filledAddress(path, item)}
              className="latest list-row grid cols-8px-1fr-auto-68px gap-2.5 pad-9px"
            >
              <span className={item.read ? 'dot read' : 'dot'} />
              <span
                className={item.read ? 'latest-text ellipsis' : 'latest-text ellipsis unread'}
                title={filled(title, item)}
              >
                {!item.read && (
                  <span className="visually-hidden">
                    {spoken('{mark}：', { mark: spoken(mark) })}
                  </span>
                )}
                {filled(title, item)}
              </span>
              <span className="latest-label small muted whitespace-nowrap">
                {filled(label, item)}
              </span>
              <time className="small muted numeric text-right">{dateText(item.time)}</time>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CountCards({ data: { counts, todos } }: { data: WorkbenchSummary }) {
  const known: Record<string, number | undefined> = { ...counts, todos: todos?.count }
  return (
    <ul className="cards" aria-label={spoken('待处理事项')}>
      {described.counts.map(({ title, path, count: name }) => {
        const count = known[name]
        if (count === undefined) return null
        return (
          <li key={path}>
            <PortalLink path={path} className="panel card-link gap-0 max-640:py-2.5">
              <span className="text-muted">{spoken(title)}</span>
              <span
                className={`card-count font-bold text-28px tabular-nums leading-1.3 max-640:text-22px ${count ? 'text-accent' : 'text-muted'}`}
              >
                {count}
              </span>
            </PortalLink>
          </li>
        )
      })}
    </ul>
  )
}

/** Past items are dimmed. */
function TodaySchedule({ items }: { items: NonNullable<WorkbenchSummary['schedule']> }) {
  return (
    <Card card="schedule" all="/scheduleCenter/center/index" allText={spoken('查看日历')}>
      {items.length === 0 && <p className="state">{spoken('今天没有日程')}</p>}
      <ul className="py-1.5 px-0">
        {items.map((item) => (
          <li key={item.id}>
            <PortalLink
              path={`/scheduleCenter/center/edit/${item.id}`}
              className={`menu-item grid cols-96px-1fr gap-y-0 gap-x-3 py-2 px-edge rounded-0${item.over ? ' text-muted' : ''}`}
            >
              <span className={`numeric row-span-2 ${item.over ? 'text-muted' : 'text-accent'}`}>
                {spokenHours(item, item.from.slice(0, 10))}
              </span>
              <span>
                {item.title}
                {item.over && <span className="visually-hidden">{spoken('（已结束）')}</span>}
              </span>
              <span className="small muted">{item.place}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
