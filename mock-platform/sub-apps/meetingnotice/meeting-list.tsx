import {
  CloseButton,
  ListBody,
  type Page,
  PlaceLink,
  SearchBox,
  SectionTabs,
  Toolbar,
  useBadge,
  useList,
} from '../kit/react'
import type { MeetingSummary } from './contract'
import { receiptText, timeText } from './texts'

const states = [
  { state: '', title: '全部' },
  { state: 'waiting', title: '待回执' },
  { state: 'mine', title: '我组织的' },
] as const

type MeetingPage = Page<MeetingSummary> & { waiting: number }

export function MeetingList() {
  const list = useList<MeetingPage, 'state' | 'keyword'>('/service-meeting/notice/page', {
    length: 10,
    filters: ['state', 'keyword'],
  })
  const { data, wanted, address } = list
  useBadge(data, data?.waiting)
  return (
    <main className="page">
      <section className="panel" aria-label="会议通知">
        <Toolbar title="会议通知">
          <SearchBox label="搜索会议通知" placeholder="会议、地点或单位" list={list} />
          <CloseButton />
        </Toolbar>
        <SectionTabs
          label="筛选"
          sections={states.map(({ state, title }) => ({
            title,
            to: address({ state, pageNo: '' }),
            current: state === wanted.state,
            count: state === 'waiting' && data?.waiting,
          }))}
        />
        <ListBody
          list={list}
          unit="个会议"
          empty={wanted.keyword ? `没有与“${wanted.keyword}”相关的会议` : '没有会议通知'}
        >
          {({ records }) => (
            <ul aria-label="会议通知列表">
              {records.map((meeting) => (
                <MeetingRow key={meeting.id} meeting={meeting} />
              ))}
            </ul>
          )}
        </ListBody>
      </section>
    </main>
  )
}

function MeetingRow({ meeting }: { meeting: MeetingSummary }) {
  const waits = !meeting.mine && !meeting.closed && meeting.reply === null
  return (
    <li>
      <PlaceLink
        to={`/noticeDetail?id=${encodeURIComponent(meeting.id)}`}
        className="meeting list-row"
      >
        <span className={waits ? 'meeting-title unread' : 'meeting-title'}>{meeting.title}</span>
        <span className={waits ? 'tag' : 'tag quiet'}>{receiptText(meeting)}</span>
        <span className="meeting-about muted">
          {timeText(meeting)}　{meeting.place}　{meeting.orgName}
        </span>
      </PlaceLink>
    </li>
  )
}
