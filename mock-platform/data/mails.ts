import { z } from 'zod'
import { content } from '../content'
import type { Folder, Mail, Person } from '../contracts/inbox/contract'
import { defineModel } from './collection'
import { latestFirst } from './lists'
import { earlier, occasionAt, occasionText, saidOn, stampOf } from './occasions'
import type { Space } from './space'
import type { User } from './users'

/** Sender and recipient each have a copy of their own. */
export interface MailRow extends Omit<Mail, 'excerpt' | 'unread'> {
  /** The account whose folder it is in. */
  account: string
}

export const mailsModel = defineModel<MailRow>('mails', 'id', ['account'])

const letterSchema = z.strictObject({ subject: occasionText, body: occasionText })

type LetterText = z.output<typeof letterSchema>

const mailTexts = content('mails', z.strictObject({ letters: z.array(letterSchema) }))

const [inbox, sent, drafts] = [1, 2, 3] as const

export function personOf({ account, username, orgName }: User): Person {
  return { account, name: username, orgName }
}

export function unreadMails(space: Space, { account }: User): number {
  return space
    .collection(mailsModel)
    .by('account', account)
    .filter((mail) => mail.folder === inbox && !mail.read).length
}

/** Newest first. */
export function mailsIn(space: Space, { account }: User, folder: Folder): MailRow[] {
  const mails = space.collection(mailsModel).by('account', account)
  return latestFirst(
    mails.filter((mail) => mail.folder === folder),
    'time',
  )
}

/** Per user: `count` received mails, a third as many sent ones, and two drafts. */
export function seedMails(space: Space, count: number): void {
  const users = space.users.all()
  for (const user of users) {
    const colleagues = users.filter(({ account }) => account !== user.account).map(personOf)
    if (!colleagues.length || !count) continue
    for (const mail of receivedMails(space, user, colleagues, count)) {
      space.collection(mailsModel).create(mail)
    }
    for (const mail of writtenMails(space, user, colleagues, Math.ceil(count / 3))) {
      space.collection(mailsModel).create(mail)
    }
  }
}

function receivedMails(space: Space, user: User, colleagues: Person[], count: number): MailRow[] {
  const texts = lettersIn(space)
  return Array.from({ length: count }, (_, place) => ({
    ...letter(space, user, textAt(texts, place), Math.floor(place / 3)),
    sender: space.random.pick(colleagues),
    recipients: [personOf(user)],
    read: place > 12 || (place > 2 && space.random.chance(0.6)),
  }))
}

function writtenMails(space: Space, user: User, colleagues: Person[], count: number): MailRow[] {
  const texts = lettersIn(space)
  const sentMails = Array.from({ length: count }, (_, place) => ({
    ...letter(space, user, textAt(texts, place), place * 2),
    folder: sent,
    recipients: space.random.sample(colleagues, space.random.int(1, 3)),
  }))
  const started = [1, 4].map((daysAgo) => ({
    ...letter(space, user, textAt(texts, count + daysAgo), daysAgo),
    folder: drafts,
  }))
  return [...sentMails, ...started]
}

function lettersIn({ random }: Space): LetterText[] {
  const { letters } = mailTexts()
  return random.sample(letters, letters.length)
}

function textAt(texts: readonly LetterText[], place: number): LetterText {
  return texts[place % texts.length] as LetterText
}

function letter(space: Space, user: User, text: LetterText, daysAgo: number): MailRow {
  const moment = earlier(space, daysAgo)
  const occasion = occasionAt(space, moment)
  return {
    id: space.random.id('mail'),
    account: user.account,
    folder: inbox,
    subject: saidOn(text.subject, occasion),
    body: saidOn(text.body, occasion),
    sender: personOf(user),
    recipients: [],
    time: stampOf(moment),
    read: true,
  }
}
