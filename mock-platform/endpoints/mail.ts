import { pageMails } from '~contract/platform/mails'
import type { Area } from '../area'
import {
  deleteMails,
  findRecipients,
  type MailForm,
  markMailsRead,
  type Person,
  readMail,
  saveDraft,
  sendMail,
} from '../contracts/inbox/contract'
import { announce } from '../data/announce'
import { mayUse } from '../data/apps'
import type { Collection } from '../data/collection'
import { mentions, pageOf } from '../data/lists'
import { type MailRow, mailsIn, mailsModel, personOf, seedMails, unreadMails } from '../data/mails'
import { mailMessage } from '../data/message-drafts'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import { type Call, implement, Refusal, rowFor } from './implementation'

const suggestionLimit = 10
const excerptLength = 60

const ownMail = rowFor(mailsModel, { account: 'account' }, '邮件不存在或已被删除')

function recipientsOf(space: Space, accounts: string[]): Person[] {
  return [...new Set(accounts)].map((account) => {
    const user = space.users.get(account)
    if (!user) throw new Refusal(400, `找不到收件人：${account}`)
    return personOf(user)
  })
}

function summaryOf({ account: _, body, ...mail }: MailRow) {
  return { ...mail, excerpt: body.replace(/\s+/g, ' ').trim().slice(0, excerptLength) }
}

function speaksOf({ subject, body, sender, recipients }: MailRow, keyword: string): boolean {
  return mentions(keyword, subject, body, sender.name, ...recipients.map(({ name }) => name))
}

function writtenBy({ space, user, now }: Call, form: MailForm): Omit<MailRow, 'id' | 'folder'> {
  return {
    account: user.account,
    subject: form.subject,
    body: form.body,
    sender: personOf(user),
    recipients: recipientsOf(space, form.to),
    time: stampOf(now),
    read: true,
  }
}

const reading = [
  implement(pageMails, ({ space, user, query }) => {
    const { folder, keyword, pageNo, length } = query
    const found = mailsIn(space, user, folder).filter((mail) => speaksOf(mail, keyword))
    return {
      ...pageOf(found, pageNo, length, summaryOf),
      unread: unreadMails(space, user),
    }
  }),
  implement(findRecipients, ({ space, query }) => {
    const keyword = query.keyword.toLowerCase()
    return space.users
      .all()
      .filter(({ account, username }) => account.includes(keyword) || username.includes(keyword))
      .slice(0, suggestionLimit)
      .map(personOf)
  }),
  implement(readMail, (call) => {
    const { space, user } = call
    const mail = ownMail(call)
    if (!mail.read) space.collection(mailsModel).update(mail.id, { read: true })
    return { ...summaryOf(mail), read: true, body: mail.body, unread: unreadMails(space, user) }
  }),
]

/** All of the caller's mails with these ids, or none if one is missing. */
function forEachOf(
  call: Call<unknown, { ids: string[] }>,
  act: (mails: Collection<MailRow>, id: string) => void,
) {
  const rows = call.body.ids.map((id) => ownMail(call, id))
  for (const { id } of rows) act(call.space.collection(mailsModel), id)
  return { unread: unreadMails(call.space, call.user) }
}

const writing = [
  implement(sendMail, (call) => {
    const { space, body: form } = call
    if (!form.to.length) throw new Refusal(400, '请选择收件人')
    if (!form.subject) throw new Refusal(400, '请输入主题')
    if (!form.body.trim()) throw new Refusal(400, '请输入正文')
    const written = writtenBy(call, form)
    const mails = space.collection(mailsModel)
    if (form.draftId) mails.remove(ownMail(call, form.draftId).id)
    for (const { account } of written.recipients) {
      const id = space.random.id('mail')
      const mail = mails.create({ ...written, id, account, folder: 1, read: false })
      const receiver = space.users.get(account)
      if (receiver && mayUse(space, receiver, 'inbox')) {
        announce(space, receiver, mailMessage(mail))
      }
    }
    return { id: mails.create({ ...written, id: space.random.id('mail'), folder: 2 }).id }
  }),
  implement(saveDraft, (call) => {
    const { space, body: form } = call
    const written = writtenBy(call, form)
    const mails = space.collection(mailsModel)
    if (!form.draftId) {
      return { id: mails.create({ ...written, id: space.random.id('mail'), folder: 3 }).id }
    }
    const draft = ownMail(call, form.draftId)
    if (draft.folder !== 3) throw new Refusal(400, '这封邮件已经发送，不能再存为草稿')
    mails.update(draft.id, written)
    return { id: draft.id }
  }),
  implement(markMailsRead, (call) =>
    forEachOf(call, (mails, id) => mails.update(id, { read: true })),
  ),
  implement(deleteMails, (call) => forEachOf(call, (mails, id) => mails.remove(id))),
]

export const mailArea: Area = {
  name: 'mail',
  models: [mailsModel],
  seed: (space, { volumes }) => seedMails(space, volumes.mails ?? 0),
  implementations: [...reading, ...writing],
  badges: { inbox: unreadMails },
  todos: {
    inbox: (space, user) =>
      mailsIn(space, user, 1)
        .filter((mail) => !mail.read)
        .map(({ id, subject, sender, time }) => ({
          id,
          title: subject,
          from: sender.name,
          time,
          path: `/inbox/detail/${id}`,
          toRead: true,
        })),
  },
  find: (space, user, keyword) =>
    mailsIn(space, user, 1)
      .filter((mail) => speaksOf(mail, keyword))
      .map(({ id, subject, time }) => {
        return { kind: '邮件', title: subject, time, path: `/inbox/detail/${id}` }
      }),
}
