import { PortalLink } from '../kit/react/portal-link'
import type { WorkbenchSummary } from './contract'

interface CountCardsProps {
  data: WorkbenchSummary
  navigate(path: string): void
}

export function CountCards({ data: { counts, todos }, navigate }: CountCardsProps) {
  const cards = [
    todos && {
      title: '待办事项',
      path: '/pendCenter/handle?menu=handle&code=handleall',
      count: todos.count,
    },
    { title: '未读邮件', path: '/inbox/list/1', count: counts.unreadMails },
    { title: '未读通知公告', path: '/list/index', count: counts.unreadNotices },
    { title: '邮件草稿', path: '/inbox/list/3', count: counts.draftMails },
  ].filter((card) => card !== null)
  return (
    <ul className="cards" aria-label="待处理事项">
      {cards.map(({ title, path, count }) => (
        <li key={path}>
          <PortalLink path={path} navigate={navigate} className="panel card">
            <span className="card-title">{title}</span>
            <span className={count ? 'card-count' : 'card-count none'}>{count}</span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
