import type { FormErrors } from '../kit/form-errors'
import type { ReplyForm, TopicForm } from './contract'

export const forumLimits = { title: 60, content: 5000, reply: 1000 } as const

/** What keeps a topic from being opened, by field. */
export function topicErrors({ board, title, content }: TopicForm): FormErrors<TopicForm> {
  return {
    ...(!board && { board: '请选择版块' }),
    ...(!title.trim() && { title: '请输入标题' }),
    ...(title.trim().length > forumLimits.title && { title: `标题最多 ${forumLimits.title} 个字` }),
    ...textError(content, '请输入内容', forumLimits.content),
  }
}

export function replyErrors({ content }: ReplyForm): FormErrors<ReplyForm> {
  return textError(content, '请输入回复内容', forumLimits.reply)
}

function textError(content: string, missing: string, limit: number): { content?: string } {
  if (!content.trim()) return { content: missing }
  return content.trim().length > limit ? { content: `内容最多 ${limit} 个字` } : {}
}
