import { LoadingState } from './loading-state'
import type { Notice } from './notice'
import { useRequest } from './use-request'

interface Page {
  records: Notice[]
}

export function NoticeList() {
  const { data, error, reload } = useRequest<Page>('/service-notify/notice/page?pageNo=1&length=20')
  return (
    <>
      <h1>通知公告</h1>
      {data ? <Rows notices={data.records} /> : <LoadingState error={error} reload={reload} />}
    </>
  )
}

function Rows({ notices }: { notices: Notice[] }) {
  if (notices.length === 0) return <p>还没有通知公告</p>
  return (
    <ul>
      {notices.map(({ id, title }) => (
        <li key={id}>
          <a href={`#/notice/${encodeURIComponent(id)}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
