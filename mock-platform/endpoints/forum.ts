import type { Area } from '../area'
import { textErrors } from '../contracts/form-errors'
import {
  deleteReply,
  likeTopic,
  listBoards,
  openTopic,
  pageTopics,
  readTopic,
  replyToTopic,
} from '../contracts/forum/contract'
import forms from '../contracts/forum/forms.json' with { type: 'json' }
import { announce } from '../data/announce'
import { forumTexts, type ReplyRow, repliesModel, type TopicRow, topicsModel } from '../data/forum'
import { seedForum } from '../data/forum-seeds'
import { latestFirst, mentions, pageOf } from '../data/lists'
import { replyMessage } from '../data/message-drafts'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import type { User } from '../data/users'
import { type Call, implement, implementOn, Refusal, refuseErrors, rowFor } from './implementation'

const excerptLength = 80

const replyBy = rowFor(repliesModel, {}, '回复不存在或已被删除')
const topicBy = rowFor(topicsModel, {}, '帖子不存在或已被删除')

function repliesOf(space: Space, topicId: string): ReplyRow[] {
  return space.collection(repliesModel).by('topicId', topicId)
}

function topicsIn(space: Space, board: string): TopicRow[] {
  const topics = space.collection(topicsModel)
  return latestFirst(board ? topics.by('board', board) : topics.all(), 'lastReplyAt')
}

function summaryOf(space: Space, topic: TopicRow) {
  const { id, board, title, content, authorName, orgName, createdAt, lastReplyAt } = topic
  return {
    id,
    board,
    title,
    authorName,
    orgName,
    createdAt,
    lastReplyAt,
    boardName: forumTexts().boards.find((one) => one.id === board)?.name ?? '',
    excerpt: content.replace(/\s+/g, ' ').slice(0, excerptLength),
    replies: repliesOf(space, id).length,
    likes: topic.likedBy.length,
  }
}

function writtenBy({ account, username, orgName }: User, now: Date) {
  return { account, authorName: username, orgName, createdAt: stampOf(now) }
}

function addReply({ space, user, now }: Call, topic: TopicRow, content: string) {
  const { id } = space.collection(repliesModel).create({
    id: space.random.id('reply'),
    topicId: topic.id,
    floor: topic.nextFloor,
    ...writtenBy(user, now),
    content,
  })
  const patch = { lastReplyAt: stampOf(now), nextFloor: topic.nextFloor + 1 }
  space.collection(topicsModel).update(topic.id, patch)
  const author = space.users.get(topic.account)
  if (author && author.account !== user.account) {
    announce(space, author, replyMessage(topic, user.username, content))
  }
  return { id, replies: repliesOf(space, topic.id).length }
}

const reading = [
  implement(listBoards, ({ space }) =>
    forumTexts().boards.map((board) => ({ ...board, topics: topicsIn(space, board.id).length })),
  ),
  implement(pageTopics, ({ space, query: { board, keyword, pageNo, length } }) => {
    const found = topicsIn(space, board).filter(({ title, content, authorName }) =>
      mentions(keyword, title, content, authorName),
    )
    return pageOf(found, pageNo, length, (topic) => summaryOf(space, topic))
  }),
  implementOn(topicBy, readTopic, (topic, { space, user, query }) => {
    return {
      ...summaryOf(space, topic),
      content: topic.content,
      liked: topic.likedBy.includes(user.account),
      page: pageOf(
        repliesOf(space, topic.id),
        query.pageNo,
        query.length,
        ({ topicId: _, account, ...reply }) => ({ ...reply, own: account === user.account }),
      ),
    }
  }),
]

const writing = [
  implement(openTopic, ({ space, user, now, body }) => {
    refuseErrors(textErrors(forms.topic, body))
    if (!forumTexts().boards.some(({ id }) => id === body.board))
      throw new Refusal(400, '没有这个版块')
    const written = writtenBy(user, now)
    const { id } = space.collection(topicsModel).create({
      id: space.random.id('topic'),
      ...body,
      ...written,
      lastReplyAt: written.createdAt,
      likedBy: [],
      nextFloor: 1,
    })
    return { id }
  }),
  implement(replyToTopic, (call) => {
    refuseErrors(textErrors(forms.reply, call.body))
    return addReply(call, topicBy(call), call.body.content)
  }),
  implementOn(topicBy, likeTopic, (topic, { space, user, body: { liked } }) => {
    const others = topic.likedBy.filter((who) => who !== user.account)
    const likedBy = liked ? [...others, user.account] : others
    space.collection(topicsModel).update(topic.id, { likedBy })
    return { liked, likes: likedBy.length }
  }),
  implementOn(replyBy, deleteReply, (reply, { space, user }) => {
    if (reply.account !== user.account) throw new Refusal(403, '只能删除自己的回复')
    space.collection(repliesModel).remove(reply.id)
  }),
]

export const forumArea: Area = {
  name: 'forum',
  models: [topicsModel, repliesModel],
  seed: seedForum,
  implementations: [...reading, ...writing],
}
