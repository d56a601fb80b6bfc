import { useState } from 'react'
import type { Meeting } from '../../contracts/meetingnotice/contract'
import {
  CloseButton,
  Facts,
  LoadingState,
  PlaceLink,
  useBadge,
  useQuery,
  useTitle,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
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
    <main className="page detail stack gap-4 max-w-920px">
      <nav className="row" aria-label={spoken('返回')}>
        <PlaceLink to="/noticeDetail" className="button spread">
          {spoken('返回列表')}
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
    [spoken('会议议程'), meeting.agenda],
    [spoken('有关要求'), meeting.demands],
  ] as const
  return (
    <article className="panel notice grid gap-3.5 pt-7 px-10 pb-9 text-15px leading-1.8 max-640:py-5 max-640:px-4">
      <h1 className="mb-1.5 text-22px text-center">
        {spoken('关于召开{title}的通知', { title: meeting.title })}
      </h1>
      <p>{spoken('{opening}现将有关事项通知如下。', { opening: meeting.opening })}</p>
      <Facts
        className="stack well"
        facts={pages.facts}
        of={{ ...meeting, hours: timeText(meeting) }}
      />
      {parts.map(([title, items]) => (
        <section key={title}>
          <h2 className="mb-3.5">{title}</h2>
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
