import { z } from 'zod'
import { content, filled, template, texts } from '../content'
import type { Receipt, Reply } from '../contracts/meetingnotice/contract'
import { type ChinaTime, chinaTime } from './china-time'
import { defineModel } from './collection'
import { earlier, stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'
import { personName, words } from './words'

export interface MeetingRow extends z.output<typeof textSchema> {
  id: string
  /** An account. */
  organiser: string
  organiserName: string
  orgName: string
  contact: string
  demands: string[]
  place: string
  /** `YYYY-MM-DD HH:mm:ss` */
  sentAt: string
  startAt: string
  endAt: string
}

export interface ReceiptRow extends Receipt {
  id: string
  meetingId: string
  /** '' = a participant without an account. */
  account: string
}

export const meetingsModel = defineModel<MeetingRow>('meetings', 'id', ['organiser'])
export const receiptsModel = defineModel<ReceiptRow>('meetingReceipts', 'id', [
  'meetingId',
  'account',
])

const textSchema = z.strictObject({
  title: template('year', 'nextYear'),
  opening: z.string(),
  agenda: texts,
})

const meetingTexts = content(
  'meetings',
  z.strictObject({
    meetings: z.array(textSchema).min(1),
    demands: texts,
    places: texts,
    leaveReasons: texts,
  }),
)

/** Days from a Sunday (0) or a Saturday (6) to the next Monday. */
const daysToMonday: Record<number, number> = { 0: 1, 6: 2 }
const pastMeetings = 10
const comingMeetings = 6

export function receiptOf(space: Space, { account }: User, meetingId: string) {
  return space
    .collection(receiptsModel)
    .by('account', account)
    .find((receipt) => receipt.meetingId === meetingId)
}

/** Upcoming meetings first, the next one on top. */
export function meetingsFor(space: Space, user: User): MeetingRow[] {
  const now = stampOf(space.now())
  const meetings = space.collection(meetingsModel)
  const invitedTo = space
    .collection(receiptsModel)
    .by('account', user.account)
    .flatMap(({ meetingId }) => meetings.get(meetingId) ?? [])
  const all = [...new Set([...meetings.by('organiser', user.account), ...invitedTo])]
  const coming = all.filter(({ startAt }) => startAt > now)
  const past = all.filter(({ startAt }) => startAt <= now)
  return [
    ...coming.sort((a, b) => a.startAt.localeCompare(b.startAt)),
    ...past.sort((a, b) => b.startAt.localeCompare(a.startAt)),
  ]
}

export function meetingsAwaiting(space: Space, user: User): MeetingRow[] {
  const now = stampOf(space.now())
  return meetingsFor(space, user).filter(
    ({ id, startAt }) => startAt > now && receiptOf(space, user, id)?.reply === null,
  )
}

export function waitingReceipts(space: Space, user: User): number {
  return meetingsAwaiting(space, user).length
}

/** Meetings of the space's users with each other and with people elsewhere. */
export function seedMeetings(space: Space): void {
  const users = space.users.all()
  const organisers = users.filter(({ apps }) => apps === 'all' || apps.includes('meetingnotice'))
  if (!organisers.length) return
  for (let place = -pastMeetings; place < comingMeetings; place += 1) {
    const organiser = organisers[(place + pastMeetings) % organisers.length] as User
    const meeting = seededMeeting(space, organiser, place)
    space.collection(meetingsModel).create(meeting)
    // Every other upcoming meeting has been answered.
    const answered = place < 0 || place % 2 === 0
    for (const guest of users) {
      if (guest.account !== organiser.account) invite(space, meeting, personIn(guest), answered)
    }
    for (let count = space.random.int(6, 14); count > 0; count -= 1) {
      invite(space, meeting, strangerIn(space), place < 0 || space.random.chance(0.6))
    }
  }
}

function seededMeeting(space: Space, organiser: User, place: number): MeetingRow {
  const start = meetingTime(space, place)
  const { meetings, demands, places } = meetingTexts()
  const text = meetings[(place + pastMeetings) % meetings.length] as z.output<typeof textSchema>
  const year = start.year()
  return {
    id: space.random.id('meeting'),
    organiser: organiser.account,
    organiserName: organiser.username,
    orgName: organiser.tenants[0]?.othTenantName ?? organiser.orgName,
    contact: `${organiser.username}，${organiser.profile.mobile ?? '见通讯录'}`,
    ...text,
    title: filled(text.title, { year, nextYear: year + 1 }),
    demands,
    place: space.random.pick(places),
    sentAt: stampOf(
      place < 0 ? start.subtract(5, 'day') : earlier(space, comingMeetings - place + 5),
    ),
    startAt: stampOf(start),
    endAt: stampOf(start.add(space.random.pick([90, 120, 150]), 'minute')),
  }
}

/** On workdays: past meetings some days apart, upcoming ones from tomorrow on. */
function meetingTime(space: Space, place: number): ChinaTime {
  const days = place < 0 ? place * 3 - space.random.int(0, 1) : place * 2 + 1
  const day = chinaTime(space.now()).add(days, 'day')
  const workday = day.add(daysToMonday[day.day()] ?? 0, 'day')
  const [hour, minute] = space.random.pick([
    [9, 0],
    [10, 0],
    [14, 30],
    [15, 0],
  ]) as [number, number]
  return workday.at({ hour, minute, second: 0 })
}

type Guest = Pick<ReceiptRow, 'account' | 'name' | 'orgName'>

function personIn({ account, username, orgName }: User): Guest {
  return { account, name: username, orgName }
}

function strangerIn({ random }: Space): Guest {
  return { account: '', name: personName(random), orgName: random.pick(words().organisations) }
}

function invite(space: Space, meeting: MeetingRow, guest: Guest, replied: boolean) {
  const { random } = space
  const reply = replied
    ? random.pick<Reply>(['attend', 'attend', 'attend', 'leave', 'delegate'])
    : null
  const now = stampOf(space.now())
  const latest = chinaTime(`${meeting.startAt < now ? meeting.startAt : now}+08:00`)
  space.collection(receiptsModel).create({
    ...guest,
    id: random.id('receipt'),
    meetingId: meeting.id,
    reply,
    delegate: reply === 'delegate' ? personName(random) : '',
    reason: reply === 'leave' ? random.pick(meetingTexts().leaveReasons) : '',
    time: reply ? stampOf(latest.subtract(random.int(30, 600), 'minute')) : '',
  })
}
