import { PortalLink } from '../kit/react/portal-link'

interface LatestItem {
  id: string
  path: string
  text: string
  label: string
  time: string
  read: boolean
}

interface LatestListProps {
  title: string
  empty: string
  /** Where the whole list is. */
  all: string
  /** What a dot before an item means. */
  mark?: string
  items: LatestItem[]
  navigate(path: string): void
}

export function LatestList({ title, empty, all, mark = '未读', items, navigate }: LatestListProps) {
  return (
    <section className="panel" aria-label={title}>
      <header className="panel-head">
        <h2>{title}</h2>
        <PortalLink path={all} navigate={navigate}>
          查看全部
        </PortalLink>
      </header>
      {items.length === 0 && <p className="state">{empty}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <PortalLink path={item.path} navigate={navigate} className="latest-item">
              <span className={item.read ? 'dot read' : 'dot'} />
              <span className={item.read ? 'latest-text' : 'latest-text unread'}>
                {!item.read && <span className="visually-hidden">{mark}：</span>}
                {item.text}
              </span>
              <span className="latest-label muted">{item.label}</span>
              <time className="latest-time muted numeric">{item.time}</time>
            </PortalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
