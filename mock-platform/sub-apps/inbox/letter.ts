import type { Mail, Person } from '../../contracts/inbox/contract'
import { spoken } from '../kit/spoken'

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
  if (!letter.recipients.length) errors.recipients = spoken('请选择收件人')
  if (!subject) errors.subject = spoken('请输入主题')
  else if (subject.length > subjectLimit)
    errors.subject = spoken('主题最多 {subjectLimit} 个字', { subjectLimit })
  if (!letter.body.trim()) errors.body = spoken('请输入正文')
  return errors
}

export function replyTo(mail: Mail): Letter {
  const subject = ['回复：', 'Re: '].some((start) => mail.subject.startsWith(start))
    ? mail.subject
    : spoken('回复：{subject}', { subject: mail.subject })
  const quoted = mail.body.replace(/^/gm, '> ')
  const body = spoken('\n\n{name} 于 {time} 写道：\n{quoted}', {
    name: mail.sender.name,
    time: mail.time.slice(0, 16),
    quoted,
  })
  return { recipients: [mail.sender], subject: subject.slice(0, subjectLimit), body }
}
