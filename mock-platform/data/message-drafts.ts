import type { TopicRow } from './forum'
import { escaped } from './html'
import type { MailRow } from './mails'
import type { MessageRow } from './message-row'
import { paragraphs } from './notice-html'
import type { NoticeRow } from './notices'
import { type RequestRow, summaryOf } from './requests'

type Draft = Pick<MessageRow, 'typeCode' | 'app' | 'title' | 'content' | 'url'>

export function mailMessage({ id, subject, sender }: Omit<MailRow, 'account'>): Draft {
  return {
    typeCode: 'msgType2',
    app: '邮件',
    title: `${sender.name}：${subject}`,
    content: `<p>${escaped(sender.orgName)} ${escaped(sender.name)}发来邮件：<strong>${escaped(subject)}</strong></p>`,
    url: `/inbox/detail/${id}`,
  }
}

export function noticeMessage({ id, title, content }: NoticeRow): Draft {
  return { typeCode: 'msgType2', app: '通知公告', title, content, url: `/list/detail/${id}` }
}

/** To the user who decides next. */
export function waitingMessage(row: RequestRow): Draft {
  const { id, title, summary } = summaryOf(row)
  return {
    typeCode: 'msgType1',
    app: '工作流',
    title: `${title}待您办理`,
    content: paragraphs(`${title}：${summary}`),
    url: `/workflow/detail/${id}`,
  }
}

/** To the applicant. */
export function decidedMessage(row: RequestRow): Draft {
  const { id, title, summary, status } = summaryOf(row)
  const last = row.steps.findLast(({ decision }) => decision !== null)
  const opinion = last ? `\n${last.approver.name}：${last.opinion}` : ''
  return {
    typeCode: 'msgType2',
    app: '工作流',
    title: `${title}${status === 'rejected' ? '未通过，已退回' : '已通过'}`,
    content: paragraphs(`${title}：${summary}${opinion}`),
    url: `/workflow/detail/${id}`,
  }
}

export function replyMessage({ id, title }: TopicRow, name: string, content: string): Draft {
  return {
    typeCode: 'msgType2',
    app: '论坛',
    title: `${name}回复了您的帖子：${title}`,
    content: paragraphs(content),
    url: `/forum/topic/${id}`,
  }
}
