import { z } from 'zod'
import { endpoint } from '~contract/platform/endpoint'
import { idSchema, pageSchema } from '~contract/platform/envelope'

const boardSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  topics: z.number().int().nonnegative(),
})

const topicSummarySchema = z.object({
  id: idSchema,
  board: z.string(),
  boardName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  authorName: z.string(),
  orgName: z.string(),
  /** `YYYY-MM-DD HH:mm:ss` */
  createdAt: z.string(),
  lastReplyAt: z.string(),
  replies: z.number().int().nonnegative(),
  likes: z.number().int().nonnegative(),
})

const replySchema = z.object({
  id: idSchema,
  /** Its place below the topic, from 1; it keeps it when others are deleted. */
  floor: z.number().int(),
  authorName: z.string(),
  orgName: z.string(),
  createdAt: z.string(),
  content: z.string(),
  /** Whoever asks wrote it. */
  own: z.boolean(),
})

const topicSchema = topicSummarySchema.extend({
  content: z.string(),
  liked: z.boolean(),
  page: pageSchema(replySchema),
})

const pagingShape = {
  pageNo: z.coerce.number().int().min(1).default(1),
  length: z.coerce.number().int().min(1).max(100).default(20),
}

const topicFormSchema = z.object({
  board: z.string(),
  title: z.string().trim(),
  content: z.string().trim(),
})
const replyFormSchema = z.object({ content: z.string().trim() })

export type Board = z.infer<typeof boardSchema>
export type TopicSummary = z.infer<typeof topicSummarySchema>
export type Topic = z.infer<typeof topicSchema>
export type Reply = z.infer<typeof replySchema>
export type TopicForm = z.infer<typeof topicFormSchema>
export type ReplyForm = z.infer<typeof replyFormSchema>

export const listBoards = endpoint({
  name: 'listBoards',
  service: 'instantMessaging',
  method: 'GET',
  path: '/forum/boards',
  auth: 'token',
  answer: z.array(boardSchema),
})

/** The topics with the newest word first. */
export const pageTopics = endpoint({
  name: 'pageTopics',
  service: 'instantMessaging',
  method: 'GET',
  path: '/forum/topic/page',
  auth: 'token',
  query: z.object({
    board: z.string().default(''),
    keyword: z.string().trim().default(''),
    ...pagingShape,
  }),
  answer: pageSchema(topicSummarySchema),
})

export const readTopic = endpoint({
  name: 'readTopic',
  service: 'instantMessaging',
  method: 'GET',
  path: '/forum/topic/:id',
  auth: 'token',
  query: z.object(pagingShape),
  answer: topicSchema,
})

export const openTopic = endpoint({
  name: 'openTopic',
  service: 'instantMessaging',
  method: 'POST',
  path: '/forum/topic',
  auth: 'token',
  body: topicFormSchema,
  answer: z.object({ id: idSchema }),
})

export const replyToTopic = endpoint({
  name: 'replyToTopic',
  service: 'instantMessaging',
  method: 'POST',
  path: '/forum/topic/:id/reply',
  auth: 'token',
  body: replyFormSchema,
  answer: z.object({ id: idSchema, replies: z.number().int() }),
})

export const likeTopic = endpoint({
  name: 'likeTopic',
  service: 'instantMessaging',
  method: 'PUT',
  path: '/forum/topic/:id/like',
  auth: 'token',
  body: z.object({ liked: z.boolean() }),
  answer: z.object({ liked: z.boolean(), likes: z.number().int() }),
})

export const deleteReply = endpoint({
  name: 'deleteReply',
  service: 'instantMessaging',
  method: 'DELETE',
  path: '/forum/reply/:id',
  auth: 'token',
  answer: z.null(),
})
