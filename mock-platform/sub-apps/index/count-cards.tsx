import { PortalLink } from '../kit/react/portal-link'
import type { WorkbenchSummary } from './contract'

const cards = [
  { field: 'unreadMails', title: '未读邮件', path: '/inbox/list/1' },
  { field: 'unreadNotices', title: '未读通知公告', path: '/list/index' },
  { field: 'draftMails', title: '邮件草稿', path: '/inbox/list/3' },
] as const

interface CountCardsProps {
  counts: WorkbenchSummary['counts']
  navigate(path: string): void
}

export function CountCards({ counts, navigate }: CountCardsProps) {
  return (
    <ul className="cards" aria-label="待处理事项">
      {cards.map(({ field, title, path }) => (
        <li key={field}>
          <PortalLink path={path} navigate={navigate} className="panel card">
            <span className="card-title">{title}</span>
            <span className={counts[field] ? 'card-count' : 'card-count none'}>
              {counts[field]}
            </span>
          </PortalLink>
        </li>
      ))}
    </ul>
  )
}
