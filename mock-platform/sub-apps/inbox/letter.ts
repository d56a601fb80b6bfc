import type { Mail, Person } from '../../contracts/inbox/contract'

export interface Letter {
  recipients: Person[]
  subject: string
  body: string
}

export type LetterErrors = Partial<Record<keyof Letter, string>>

const subjectLimit = 100

export const emptyLetter = (): Letter => ({ recipients: [], subject: '', body: '' })

export function snapshotOf({ recipients, subject, body }: Letter): string {
  return JSON.stringify([recipients.map((person) => person.account), subject, body])
}

export function letterErrors(letter: Letter): LetterErrors {
  const errors: LetterErrors = {}
  const subject = letter.subject.trim()
  if (!letter.recipients.length) errors.recipients = '请选择收件人'
  if (!subject) errors.subject = '请输入主题'
  else if (subject.length > subjectLimit) errors.subject = `主题最多 ${subjectLimit} 个字`
  if (!letter.body.trim()) errors.body = '请输入正文'
  return errors
}

export function replyTo(mail: Mail): Letter {
  const subject = mail.subject.startsWith('回复：') ? mail.subject : `回复：${mail.subject}`
  const quoted = mail.body.replace(/^/gm, '> ')
  const body = `\n\n${mail.sender.name} 于 ${mail.time.slice(0, 16)} 写道：\n${quoted}`
  return { recipients: [mail.sender], subject: subject.slice(0, subjectLimit), body }
}
