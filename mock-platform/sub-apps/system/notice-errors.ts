import type { NoticeForm } from '../list/contract'

export type NoticeErrors = Partial<Record<'title' | 'content', string | undefined>>

/** What keeps a notice from being published, by field. */
export function noticeErrors({ title, content }: NoticeForm): NoticeErrors {
  return {
    ...(!title.trim() && { title: '请输入标题' }),
    ...(!content.trim() && { content: '请输入内容' }),
  }
}
