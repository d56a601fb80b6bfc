import { z } from 'zod'
import { content, strings } from '../content'
import { defineModel } from './collection'

export interface TopicRow {
  id: string
  board: string
  title: string
  content: string
  /** '' = an author without an account. */
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

const topicSchema = z.strictObject({
  board: z.string(),
  title: z.string(),
  content: z.string(),
  replies: z.array(z.string()),
})

export type TopicText = z.output<typeof topicSchema>

const boardSchema = strings('id', 'name', 'description')

export const forumTexts = content(
  'forum',
  z.strictObject({ boards: z.array(boardSchema), topics: z.array(topicSchema) }),
)
