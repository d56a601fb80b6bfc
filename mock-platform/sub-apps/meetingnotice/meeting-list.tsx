import type { MeetingSummary } from '../../contracts/meetingnotice/contract'
import {
  CloseButton,
  ListPage,
  type Page,
  PanelPage,
  PlaceLink,
  Tag,
  useBadge,
  useList,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { receiptText, timeText } from './texts'

export function MeetingList() {
  const list = useList<Page<MeetingSummary> & { waiting: number }>(pages.list)
  const { data } = list
  useBadge(data, data?.waiting)
  return (
    <PanelPage label={spoken('会议通知')}>
      <ListPage
        page={pages.list}
        list={list}
        counts={{ waiting: data?.waiting }}
        buttons={<CloseButton />}
      >
        {(meeting) => <MeetingRow key={meeting.id} meeting={meeting} />}
      </ListPage>
    </PanelPage>
  )
}

function MeetingRow({ meeting }: { meeting: MeetingSummary }) {
  const waits = !meeting.mine && !meeting.closed && meeting.reply === null
  return (
    <li>
      <PlaceLink
        to={`/noticeDetail?id=${encodeURIComponent(meeting.id)}`}
        className="list-row grid cols-1fr-auto gap-y-0.5 gap-x-3"
      >
        <span className={waits ? 'unread text-15px' : 'text-15px'}>{meeting.title}</span>
        <Tag loud={waits}>{receiptText(meeting)}</Tag>
        <span className="muted col-span-full">
          {timeText(meeting)}　{meeting.place}　{meeting.orgName}
        </span>
      </PlaceLink>
    </li>
  )
}
