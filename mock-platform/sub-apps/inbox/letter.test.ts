import { expect, it } from 'vitest'
import type { Mail } from '../../contracts/inbox/contract'
import { letterErrors, replyTo } from './letter'

const lisi = { account: 'lisi', name: '李四', orgName: '财务科' }

it('names what is missing, field by field', () => {
  expect(letterErrors({ recipients: [], subject: ' ', body: '' })).toEqual({
    recipients: '请选择收件人',
    subject: '请输入主题',
    body: '请输入正文',
  })
  expect(letterErrors({ recipients: [lisi], subject: '好', body: '好' })).toEqual({})
})

it('answers the sender, quoting, without piling up prefixes', () => {
  const mail = {
    sender: lisi,
    subject: '材料',
    body: '一\n二',
    time: '2026-01-05 09:12:30',
  } as Mail
  const reply = replyTo(mail)
  expect(reply).toMatchObject({ recipients: [lisi], subject: '回复：材料' })
  expect(reply.body).toBe('\n\n李四 于 2026-01-05 09:12 写道：\n> 一\n> 二')
  expect(replyTo({ ...mail, subject: reply.subject }).subject).toBe('回复：材料')
})
