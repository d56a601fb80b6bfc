import { z } from 'zod'
import { content, strings } from '../content'
import type { Reply, TopicForm, TopicSummary } from '../contracts/forum/contract'
import { defineModel } from './collection'

type Summary = Pick<TopicSummary, 'id' | 'authorName' | 'orgName' | 'createdAt' | 'lastReplyAt'>

export interface TopicRow extends TopicForm, Summary {
  /** '' = an author without an account. */
  account: string
  /** Accounts, and ids of people without an account. */
  likedBy: string[]
  nextFloor: number
}

export interface ReplyRow extends Omit<Reply, 'own'> {
  topicId: string
  account: string
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
