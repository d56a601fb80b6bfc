import { z } from 'zod'
import {
  callsOf,
  countSchema,
  createdSchema,
  idSchema,
  keywordSchema,
  pageQuery,
  pageSchema,
  stampSchema,
} from '../calls'

const { read, remove, replace, send } = callsOf('instantMessaging')

const boardSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  topics: countSchema,
})

const topicSummarySchema = z.object({
  id: idSchema,
  board: z.string(),
  boardName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  authorName: z.string(),
  orgName: z.string(),
  createdAt: stampSchema,
  lastReplyAt: z.string(),
  replies: countSchema,
  likes: countSchema,
})

const replySchema = z.object({
  id: idSchema,
  /** The reply's number within its topic, from 1; unchanged when other replies are deleted. */
  floor: z.number().int(),
  authorName: z.string(),
  orgName: z.string(),
  createdAt: z.string(),
  content: z.string(),
  own: z.boolean(),
})

const topicSchema = topicSummarySchema.extend({
  content: z.string(),
  liked: z.boolean(),
  page: pageSchema(replySchema),
})

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

export const listBoards = read('listBoards', '/forum/boards', { answer: z.array(boardSchema) })

/** Most recent reply first. */
export const pageTopics = read('pageTopics', '/forum/topic/page', {
  query: z.object({ board: z.string().default(''), keyword: keywordSchema, ...pageQuery }),
  answer: pageSchema(topicSummarySchema),
})

export const readTopic = read('readTopic', '/forum/topic/:id', {
  query: z.object(pageQuery),
  answer: topicSchema,
})

export const openTopic = send('openTopic', '/forum/topic', {
  body: topicFormSchema,
  answer: createdSchema,
})

export const replyToTopic = send('replyToTopic', '/forum/topic/:id/reply', {
  body: replyFormSchema,
  answer: z.object({ id: idSchema, replies: z.number().int() }),
})

export const likeTopic = replace('likeTopic', '/forum/topic/:id/like', {
  body: z.object({ liked: z.boolean() }),
  answer: z.object({ liked: z.boolean(), likes: z.number().int() }),
})

export const deleteReply = remove('deleteReply', '/forum/reply/:id', { answer: z.null() })
