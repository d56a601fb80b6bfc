import type { Area, Finding, Todos } from '../area'
import { appsModel } from '../data/apps'
import { noticesFor } from '../data/notices'
import { stampOf } from '../data/occasions'
import type { Space } from '../data/space'
import { todosOf } from '../data/todos'
import type { User } from '../data/users'
import { outlineOf } from './texts'

export interface Knowledge {
  /** As collected for the to-do centre. */
  todos: Todos
  finders: readonly NonNullable<Area['find']>[]
}

interface Asked {
  space: Space
  user: User
  question: string
  now: Date
}

interface Skill {
  /** The first capture group, if any, is the subject of the question. */
  question: RegExp
  reply(asked: Asked, subject: string, knowledge: Knowledge): string
}

const shownFindings = 8

const skills: readonly Skill[] = [
  {
    question: /(?:写|拟|起草|列)(?:一份|一篇|一个|个|份)?(.{1,40}?)的?(?:提纲|大纲|框架)/,
    reply: (_, subject) => outlineOf(subject),
  },
  {
    question: /(?:找|搜索|搜|查询|查)(?:一下)?(?:公文|文件|通知|邮件|资料)[\s:：，,]*(.+)/,
    reply: findingsReply,
  },
  { question: /待办|要办|要处理|没处理/, reply: todosReply },
  { question: /未读|没读|新通知|新公告/, reply: unreadReply },
  {
    question: /(?:^|帮我|请)(?:找|搜索|搜|查询|查)(?:一下)?[\s:：，,]*(.+)/,
    reply: findingsReply,
  },
]

/** Answers only from data that the user may see. */
export function replyTo(asked: Asked, knowledge: Knowledge): string {
  for (const { question, reply } of skills) {
    const match = question.exec(asked.question)
    if (match) return reply(asked, tidied(match[1] ?? ''), knowledge)
  }
  return generalReply(asked)
}

function tidied(subject: string): string {
  return subject.replace(/^[“"《\s]+|[”"》？?。！!\s]+$/g, '').replace(/^关于/, '')
}

const linkTo = ({ kind, title, time, path }: Finding) =>
  `- ${kind}：[${title}](${path})，${time.slice(0, 10)}`

function todosReply({ space, user, now }: Asked, _: string, { todos }: Knowledge): string {
  const waiting = todosOf(todos, space, user)
  const day = stampOf(now).slice(0, 10)
  if (!waiting.length) return `${user.username}，您好。截至 ${day}，各应用里没有等您处理的事项。`
  const lines = Object.keys(todos).flatMap((code) => {
    const number = waiting.filter(({ app }) => app === code).length
    const app = space.collection(appsModel).get(code)
    return app && number > 0 ? [`- [${app.title}](/${code}${app.nextPath})：**${number}** 项`] : []
  })
  return [
    `${user.username}，您好。截至 ${day}，共有 **${waiting.length}** 项等您处理：`,
    lines.join('\n'),
    '点击应用名称即可前往处理。',
  ].join('\n\n')
}

function unreadReply({ space, user }: Asked): string {
  const unread = noticesFor(space, user).filter(({ read }) => !read)
  if (!unread.length) return '您已读完全部通知公告，目前没有未读内容。'
  const lines = unread.slice(0, shownFindings).map(({ id, type, title, publishedAt }) => {
    return linkTo({ kind: type, title, time: publishedAt, path: `/list/detail/${id}` })
  })
  const rest = unread.length - lines.length
  return [
    `您有 **${unread.length}** 条未读的通知公告：`,
    lines.join('\n'),
    ...(rest > 0 ? [`另有 ${rest} 条，请到[通知公告](/list/index)查看。`] : []),
  ].join('\n\n')
}

function findingsReply({ space, user }: Asked, keyword: string, { finders }: Knowledge): string {
  if (!keyword) return '请告诉我要找什么，例如：找公文 值班。'
  const found = finders
    .flatMap((find) => find(space, user, keyword))
    .sort((a, b) => b.time.localeCompare(a.time))
  if (!found.length) {
    return `没有找到与“${keyword}”有关的内容。可以换一个更短的关键词，或到[公文检索](/gwsearch/full-text-search?keyword=${encodeURIComponent(keyword)})里查找。`
  }
  const rest = found.length - shownFindings
  return [
    `找到 **${found.length}** 条与“${keyword}”有关的内容：`,
    found.slice(0, shownFindings).map(linkTo).join('\n'),
    ...(rest > 0 ? [`以上是最近的 ${shownFindings} 条，另有 ${rest} 条较早的内容。`] : []),
  ].join('\n\n')
}

function generalReply({ user, question }: Asked): string {
  const topic = question.replace(/\s+/g, ' ').slice(0, 30)
  return [
    `${user.username}，您好。关于“${topic}”，我暂时没有可靠的资料，不便随意作答。目前我可以帮您：`,
    [
      '- 汇总今天的待办，例如“今天有哪些待办？”',
      '- 查看未读通知，例如“有哪些未读通知？”',
      '- 查找公文、通知和邮件，例如“找公文 值班”',
      '- 拟写材料提纲，例如“写一份安全生产检查方案提纲”',
    ].join('\n'),
    '您可以换个说法再问一次。',
  ].join('\n\n')
}
