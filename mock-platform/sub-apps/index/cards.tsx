import type { ReactNode } from 'react'
import { PanelHead, PortalLink } from '../kit/react'
import { dateText } from '../kit/texts'
import { hoursText } from '../scheduleCenter/items'
import { type CardId, cardTitles } from './boards'
import type { WorkbenchSummary } from './contract'

const todoCentre = '/pendCenter/handle?menu=handle&code=handleall'

type Latest = NonNullable<WorkbenchSummary['documents']>

/** What each card shows; null = it is not for this user. */
export const cardContents: Record<CardId, (data: WorkbenchSummary) => ReactNode> = {
  counts: (data) => <CountCards data={data} />,
  schedule: ({ schedule }) => schedule && <TodaySchedule items={schedule} />,
  todos: ({ todos }) =>
    todos && (
      <LatestCard
        card="todos"
        empty="没有待办事项"
        all={todoCentre}
        mark="待办理"
        items={todos.latest.map(({ id, app, from, toRead, ...todo }) => ({
          ...todo,
          id: `${app} ${id}`,
          label: from,
          read: toRead,
        }))}
      />
    ),
  mails: ({ mails }) => (
    <LatestCard
      card="mails"
      empty="收件箱里还没有邮件"
      all="/inbox/list/1"
      items={mails.map(({ subject, senderName, ...mail }) => ({
        ...mail,
        path: `/inbox/detail/${mail.id}`,
        title: subject,
        label: senderName,
      }))}
    />
  ),
  notices: ({ notices }) => (
    <LatestCard
      card="notices"
      empty="还没有通知公告"
      all="/list/index"
      items={notices.map(({ type, ...notice }) => ({
        ...notice,
        path: `/list/detail/${notice.id}`,
        label: type,
      }))}
    />
  ),
  documents: ({ documents }) =>
    documents && (
      <LatestCard card="documents" empty="还没有公文" all="/official" items={documents} />
    ),
  favourites: ({ favourites }) =>
    favourites && (
      <LatestCard
        card="favourites"
        empty="还没有收藏，可在公文、通知和邮件中收藏"
        all="/personCollect/myCollect?classify=allCollect&menu=collect"
        items={favourites}
      />
    ),
  meetings: ({ meetings }) =>
    meetings && (
      <LatestCard
        card="meetings"
        empty="近期没有会议"
        all="/meetingnotice/noticeDetail"
        mark="待回执"
        items={meetings}
      />
    ),
  colleagues: ({ colleagues }) =>
    colleagues && (
      <Card card="colleagues" all="/addresslist/org" allText="查看通讯录">
        {colleagues.length === 0 && <p className="state">通讯录里还没有同事</p>}
        <ul>
          {colleagues.map(({ id, name, duty, phone }) => (
            <li key={id}>
              <PortalLink path={`/addresslist/person/${id}`} className="latest colleague list-row">
                <span>{name}</span>
                <span className="latest-label small muted">{duty}</span>
                <span className="muted numeric">{phone}</span>
              </PortalLink>
            </li>
          ))}
        </ul>
      </Card>
    ),
  apps: ({ apps }) => (
    <Card card="apps">
      {apps.length === 0 && <p className="state">还没有快捷应用，可在侧栏的菜单设置中添加</p>}
      <ul className="quick-apps">
        {apps.map(({ code, title, path }) => (
          <li key={code}>
            <PortalLink path={path} className="quick-app small">
              <span className="quick-sign" aria-hidden="true">
                {[...title][0]}
              </span>
              {title}
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  ),
}

interface CardProps {
  card: CardId
  /** Where the whole list is. */
  all?: string
  allText?: string
  children: ReactNode
}

function Card({ card, all, allText = '查看全部', children }: CardProps) {
  return (
    <section className="panel" aria-label={cardTitles[card]}>
      <PanelHead title={cardTitles[card]}>
        {all && <PortalLink path={all}>{allText}</PortalLink>}
      </PanelHead>
      {children}
    </section>
  )
}

interface LatestCardProps extends Omit<CardProps, 'children'> {
  empty: string
  /** What a dot before an item means. */
  mark?: string
  items: Latest
}

function LatestCard({ empty, mark = '未读', items, ...card }: LatestCardProps) {
  return (
    <Card {...card}>
      {items.length === 0 && <p className="state">{empty}</p>}
      <ul>
        {items.map(({ id, path, title, label, time, read }) => (
          <li key={id}>
            <PortalLink path={path} className="latest list-row">
              <span className={read ? 'dot read' : 'dot'} />
              <span className={read ? 'latest-text ellipsis' : 'latest-text ellipsis unread'}>
                {!read && <span className="visually-hidden">{mark}：</span>}
                {title}
              </span>
              <span className="latest-label small muted">{label}</span>
              <time className="latest-time small muted numeric">{dateText(time)}</time>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function CountCards({ data: { counts, todos } }: { data: WorkbenchSummary }) {
  const cards = [
    ...(todos ? [{ title: '待办事项', path: todoCentre, count: todos.count }] : []),
    { title: '未读邮件', path: '/inbox/list/1', count: counts.unreadMails },
    { title: '未读通知公告', path: '/list/index', count: counts.unreadNotices },
    { title: '邮件草稿', path: '/inbox/list/3', count: counts.draftMails },
  ]
  return (
    <ul className="cards" aria-label="待处理事项">
      {cards.map(({ title, path, count }) => (
        <li key={path}>
          <PortalLink path={path} className="panel card card-link">
            <span className="card-title">{title}</span>
            <span className={count ? 'card-count' : 'card-count none'}>{count}</span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}

/** What takes place today; what is over is dimmed. */
function TodaySchedule({ items }: { items: NonNullable<WorkbenchSummary['schedule']> }) {
  return (
    <Card card="schedule" all="/scheduleCenter/center/index" allText="查看日历">
      {items.length === 0 && <p className="state">今天没有日程</p>}
      <ul className="today">
        {items.map((item) => (
          <li key={item.id}>
            <PortalLink
              path={`/scheduleCenter/center/edit/${item.id}`}
              className={item.over ? 'today-item menu-item over' : 'today-item menu-item'}
            >
              <span className="today-hours numeric">{hoursText(item, item.from.slice(0, 10))}</span>
              <span>
                {item.title}
                {item.over && <span className="visually-hidden">（已结束）</span>}
              </span>
              <span className="small muted">{item.place}</span>
            </PortalLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
