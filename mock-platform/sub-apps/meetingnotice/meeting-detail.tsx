import { useCallback, useEffect, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { Meeting } from './contract'
import { ReceiptFormPanel } from './receipt-form'
import { ReceiptsPanel } from './receipts-panel'
import { timeText } from './texts'

export function MeetingDetail({ id, context, history }: ReactAppProps & { id: string }) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Meeting>(`/service-meeting/notice/${encodeURIComponent(id)}`, { signal }),
    [props, id],
  )
  const loaded = useLoaded(load)
  const [replied, setReplied] = useState<Meeting>()
  const meeting = replied ?? loaded.data
  useEffect(() => {
    if (!meeting) return
    props.setBadge(meeting.waiting)
    props.setTitle(meeting.title)
    return () => props.setTitle('')
  }, [props, meeting])

  return (
    <main className="page detail">
      <nav className="detail-ways" aria-label="返回">
        <PlaceLink history={history} to="/noticeDetail" className="button">
          返回列表
        </PlaceLink>
        <button type="button" className="button" onClick={() => props.close()}>
          关闭
        </button>
      </nav>
      {meeting ? (
        <>
          <Notice meeting={meeting} />
          {meeting.receipt && (
            <ReceiptFormPanel
              meeting={meeting}
              receipt={meeting.receipt}
              context={context}
              history={history}
              onReplied={setReplied}
            />
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
  const facts = [
    ['会议时间', timeText(meeting)],
    ['会议地点', meeting.place],
    ['组织单位', meeting.orgName],
    ['联系人', meeting.contact],
    ['发布时间', meeting.sentAt.slice(0, 16)],
  ]
  return (
    <article className="panel notice">
      <h1>关于召开{meeting.title}的通知</h1>
      <p>{meeting.opening}现将有关事项通知如下。</p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>会议议程</h2>
      <ol>
        {meeting.agenda.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <h2>有关要求</h2>
      <ol>
        {meeting.demands.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </article>
  )
}
