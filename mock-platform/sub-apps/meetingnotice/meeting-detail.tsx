import { useState } from 'react'
import {
  CloseButton,
  Facts,
  LoadingState,
  PlaceLink,
  useBadge,
  useQuery,
  useTitle,
} from '../kit/react'
import type { Meeting } from './contract'
import { ReceiptPanel } from './receipt-form'
import { ReceiptsPanel } from './receipts-panel'
import { timeText } from './texts'

export function MeetingDetail({ id }: { id: string }) {
  const loaded = useQuery<Meeting>(`/service-meeting/notice/${encodeURIComponent(id)}`)
  const [replied, setReplied] = useState<Meeting>()
  const meeting = replied ?? loaded.data
  useBadge(meeting, meeting?.waiting)
  useTitle(meeting?.title ?? '')

  return (
    <main className="page detail stack loose">
      <nav className="row" aria-label="返回">
        <PlaceLink to="/noticeDetail" className="button spread">
          返回列表
        </PlaceLink>
        <CloseButton />
      </nav>
      {meeting ? (
        <>
          <Notice meeting={meeting} />
          {meeting.receipt && (
            <ReceiptPanel meeting={meeting} receipt={meeting.receipt} onReplied={setReplied} />
          )}
          <ReceiptsPanel meeting={meeting} />
        </>
      ) : (
        <div className="panel">
          <LoadingState loaded={loaded} />
        </div>
      )}
    </main>
  )
}

function Notice({ meeting }: { meeting: Meeting }) {
  const parts = [
    ['会议议程', meeting.agenda],
    ['有关要求', meeting.demands],
  ] as const
  return (
    <article className="panel notice">
      <h1>关于召开{meeting.title}的通知</h1>
      <p>{meeting.opening}现将有关事项通知如下。</p>
      <Facts
        className="stack well"
        facts={[
          ['会议时间', timeText(meeting)],
          ['会议地点', meeting.place],
          ['组织单位', meeting.orgName],
          ['联系人', meeting.contact],
          ['发布时间', meeting.sentAt.slice(0, 16)],
        ]}
      />
      {parts.map(([title, items]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ol className="numbered">
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}
