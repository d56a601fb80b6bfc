import { type ChinaTime, chinaTime } from './china-time'
import {
  forumTexts,
  type ReplyRow,
  repliesModel,
  type TopicRow,
  type TopicText,
  topicsModel,
} from './forum'
import { earlier, stampOf } from './occasions'
import { departmentNameOf, type PersonRow, peopleModel, tenantsOf, withAccount } from './people'
import type { Space } from './space'

export function seedForum(space: Space): void {
  const people = space.collection(peopleModel).all()
  if (people.length === 0) return
  const { topics } = forumTexts()
  const texts = space.random.sample(topics, topics.length)
  for (const [place, text] of texts.entries()) {
    const opened = earlier(space, 1 + place * 2)
    const topic = topicFrom(space, text, people, opened)
    const replies = repliesFrom(space, topic.id, text, people, opened)
    const lastReplyAt = replies.at(-1)?.createdAt ?? topic.createdAt
    space.collection(topicsModel).create({ ...topic, lastReplyAt, nextFloor: replies.length + 1 })
    for (const reply of replies) space.collection(repliesModel).create(reply)
  }
}

function topicFrom(space: Space, text: TopicText, people: PersonRow[], opened: ChinaTime) {
  const { random } = space
  const likedBy = random.sample(people, random.int(0, 18)).map(({ account, id }) => account || id)
  return {
    id: random.id('topic'),
    board: text.board,
    title: text.title,
    content: text.content,
    ...authorOf(space, random.pick(people)),
    createdAt: stampOf(opened),
    likedBy,
  } satisfies Partial<TopicRow>
}

/** Replies in order: the first soon after the topic, all in the past. */
function repliesFrom(
  space: Space,
  topicId: string,
  { replies }: TopicText,
  people: PersonRow[],
  opened: ChinaTime,
): ReplyRow[] {
  let moment = opened
  const now = chinaTime(space.now())
  return replies.map((content, index) => {
    moment = moment.add(space.random.int(12, 240), 'minute')
    return {
      id: space.random.id('reply'),
      topicId,
      floor: index + 1,
      ...authorOf(space, space.random.pick(people)),
      createdAt: stampOf(moment.valueOf() > now.valueOf() ? now : moment),
      content,
    }
  })
}

function authorOf(space: Space, person: PersonRow) {
  const { account, name, tenantId } = withAccount(space, person)
  const tenantName = tenantsOf(space).find(({ id }) => id === tenantId)?.name ?? ''
  return { account, authorName: name, orgName: tenantName + departmentNameOf(space, person) }
}
