import type { Area } from '../area'
import {
  pageMeetings,
  type Receipt,
  type ReceiptForm,
  readMeeting,
  replyToMeeting,
} from '../contracts/meetingnotice/contract'
import { pageOf } from '../data/lists'
import {
  type MeetingRow,
  meetingsAwaiting,
  meetingsFor,
  meetingsModel,
  type ReceiptRow,
  receiptOf,
  receiptsModel,
  seedMeetings,
  waitingReceipts,
} from '../data/meetings'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { implement, Refusal } from './implementation'

function summaryOf(space: Space, user: User, meeting: MeetingRow) {
  const { id, title, startAt, endAt, place, orgName, organiser } = meeting
  return {
    id,
    title,
    startAt,
    endAt,
    place,
    orgName,
    closed: isClosed(space, meeting),
    mine: organiser === user.account,
    reply: receiptOf(space, user, id)?.reply ?? null,
  }
}

const isClosed = (space: Space, { startAt }: MeetingRow) => startAt <= stampOf(space.now())

function receiptIn({ name, orgName, reply, delegate, reason, time }: ReceiptRow): Receipt {
  return { name, orgName, reply, delegate, reason, time }
}

function detailOf(space: Space, user: User, meeting: MeetingRow) {
  const { organiserName, sentAt, contact, opening, agenda, demands } = meeting
  const receipts = space.collection(receiptsModel).by('meetingId', meeting.id)
  const own = receiptOf(space, user, meeting.id)
  const summary = summaryOf(space, user, meeting)
  const number = (reply: ReceiptRow['reply']) =>
    receipts.filter((receipt) => receipt.reply === reply).length
  return {
    ...summary,
    organiser: organiserName,
    sentAt,
    contact,
    opening,
    agenda,
    demands,
    receipt: own ? receiptIn(own) : null,
    counts: {
      invited: receipts.length,
      attend: number('attend'),
      leave: number('leave'),
      delegate: number('delegate'),
      waiting: number(null),
    },
    receipts: summary.mine ? receipts.map(receiptIn) : null,
    waiting: waitingReceipts(space, user),
  }
}

function visibleMeeting(space: Space, user: User, id: string): MeetingRow {
  const meeting = space.collection(meetingsModel).get(id)
  const concerned = meeting?.organiser === user.account || receiptOf(space, user, id)
  if (!meeting || !concerned) throw new Refusal(404, '会议通知不存在，或者您不在参会范围内')
  return meeting
}

function checkForm({ reply, delegate, reason }: ReceiptForm) {
  if (reply === 'delegate' && !delegate) throw new Refusal(400, '请填写委派人员姓名')
  if (reply === 'leave' && !reason) throw new Refusal(400, '请填写请假事由')
}

/** Only the organiser sees all receipts. */
export const meetingsArea: Area = {
  name: 'meetings',
  models: [meetingsModel, receiptsModel],
  seed: seedMeetings,
  implementations: [
    implement(pageMeetings, ({ space, user, query: { state, keyword, pageNo, length } }) => {
      const found = meetingsFor(space, user)
        .map((meeting) => summaryOf(space, user, meeting))
        .filter(({ title, place, orgName }) =>
          [title, place, orgName].some((text) => text.includes(keyword)),
        )
        .filter(({ mine, closed, reply }) => {
          if (state === 'mine') return mine
          return state === '' || (!mine && !closed && reply === null)
        })
      return { ...pageOf(found, pageNo, length), waiting: waitingReceipts(space, user) }
    }),
    implement(readMeeting, ({ space, user, params }) =>
      detailOf(space, user, visibleMeeting(space, user, params.id ?? '')),
    ),
    implement(replyToMeeting, ({ space, user, params, body, now }) => {
      const meeting = visibleMeeting(space, user, params.id ?? '')
      const receipt = receiptOf(space, user, meeting.id)
      if (!receipt) throw new Refusal(400, '您是会议组织者，无须回执')
      if (isClosed(space, meeting)) throw new Refusal(400, '会议已经开始，不能再提交回执')
      checkForm(body)
      space.collection(receiptsModel).update(receipt.id, {
        reply: body.reply,
        delegate: body.reply === 'delegate' ? body.delegate : '',
        reason: body.reply === 'leave' ? body.reason : '',
        time: stampOf(now),
      })
      return detailOf(space, user, meeting)
    }),
  ],
  badges: { meetingnotice: waitingReceipts },
  todos: {
    meetingnotice: (space, user) =>
      meetingsAwaiting(space, user).map(({ id, title, orgName, sentAt }) => ({
        id,
        title: `请回执：${title}`,
        from: orgName,
        time: sentAt,
        path: `/meetingnotice/noticeDetail?id=${id}`,
      })),
  },
  find: (space, user, keyword) =>
    meetingsFor(space, user)
      .filter(({ title, opening }) => title.includes(keyword) || opening.includes(keyword))
      .map(({ id, title, startAt }) => {
        return {
          kind: '会议通知',
          title,
          time: startAt,
          path: `/meetingnotice/noticeDetail?id=${id}`,
        }
      }),
}
