import { defineModel } from './collection'

export interface TopicRow {
  id: string
  board: string
  title: string
  content: string
  /** '' = somebody without an account. */
  account: string
  authorName: string
  orgName: string
  /** `YYYY-MM-DD HH:mm:ss` */
  createdAt: string
  lastReplyAt: string
  /** Accounts, and ids of people who have none. */
  likedBy: string[]
  /** The floor that the next reply gets. */
  nextFloor: number
}

export interface ReplyRow {
  id: string
  topicId: string
  floor: number
  account: string
  authorName: string
  orgName: string
  createdAt: string
  content: string
}

export const topicsModel = defineModel<TopicRow>('forumTopics', 'id', ['board'])
export const repliesModel = defineModel<ReplyRow>('forumReplies', 'id', ['topicId'])

export const boards = [
  { id: 'work', name: '工作交流', description: '经验做法、疑难问题，互相帮一把' },
  { id: 'policy', name: '政策学习', description: '新政策怎么理解、怎么落地' },
  { id: 'digital', name: '信息化互助', description: '系统使用、办公设备、网络安全' },
  { id: 'life', name: '文体生活', description: '工会活动、运动健身、生活服务' },
  { id: 'advice', name: '建言献策', description: '对机关工作的意见和建议' },
] as const
