import { textErrors } from '../kit/form-errors'
import type { ReplyForm, TopicForm } from './contract'
import pages from './pages.json' with { type: 'json' }

/** What keeps a topic from being opened, by field. */
export const topicErrors = (topic: TopicForm) => textErrors(pages.topic, topic)

export const replyErrors = (reply: ReplyForm) => textErrors(pages.reply, reply)
