import { PlaceLink, Tag } from '../../../kit/react'

const rows = [
  { title: '关于做好汛期安全生产工作的通知', kind: '急件', time: '09:12', read: false },
  {
    title: '关于召开全市数字政府建设工作推进会并提交各单位年度任务清单的通知',
    kind: '通知',
    time: '昨天',
    read: true,
  },
]

export const states = {
  未读与已读: () => (
    <ul>
      {rows.map(({ title, kind, time, read }) => (
        <li key={title}>
          <PlaceLink className="list-row" to="/parts/data">
            <span className={read ? 'dot read' : 'dot'} aria-hidden="true" />
            <span className={read ? 'grow ellipsis' : 'grow ellipsis unread'}>
              {!read && <span className="visually-hidden">未读 </span>}
              {title}
            </span>
            <Tag loud={kind === '急件'}>{kind}</Tag>
            <span className="muted numeric">{time}</span>
          </PlaceLink>
        </li>
      ))}
    </ul>
  ),
}
