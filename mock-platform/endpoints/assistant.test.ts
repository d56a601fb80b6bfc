import { describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '../contracts/ai/contract'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')

const conversations = '/service-integrate/ai/conversation'

function post(body: unknown, account = 'zhangsan', signal?: AbortSignal) {
  return fetch(`${platform.url}/service-integrate/ai/chat`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${platform.space().openSession(account)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })
}

function eventsIn(text: string): ChatEvent[] {
  const lines = text.split('\n\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line.slice('data: '.length)))
}

const textOf = (events: ChatEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('')

async function ask(question: string, account?: string) {
  return eventsIn(await (await post({ question }, account)).text())
}

describe('the assistant', () => {
  it('[APP-15] streams its answer and keeps the conversation', async () => {
    const events = await ask('有哪些未读通知？')
    expect(events[0]).toMatchObject({ type: 'start' })
    expect(events.at(-1)).toEqual({ type: 'done' })
    expect(events.length).toBeGreaterThan(10)
    const { unread } = (await zhangsan('GET', '/service-notify/notice/page')).data
    expect(textOf(events)).toContain(`您有 **${unread}** 条未读的通知公告`)

    const [kept] = (await zhangsan('GET', conversations)).data
    expect(kept.title).toBe('有哪些未读通知？')
    const { messages } = (await zhangsan('GET', `${conversations}/${kept.id}`)).data
    expect(messages).toMatchObject([
      { role: 'user', text: '有哪些未读通知？' },
      { role: 'assistant', text: textOf(events), stopped: false },
    ])
  })

  it('[APP-15] counts the to-dos of the apps that the user has', async () => {
    const { counts } = (await zhangsan('GET', '/service-portal/workbench/summary')).data
    const text = textOf(await ask('今天有哪些待办？'))
    expect(text).toContain(`- [内部邮件](/inbox/list/1)：**${counts.unreadMails}** 项`)
    const { total } = (await zhangsan('GET', '/service-approval/pending/page')).data
    expect(text).toContain(`共有 **${total}** 项等您处理`)
    expect(textOf(await ask('今天有哪些待办？', 'wangwu'))).toContain('没有等您处理的事项')
  })

  it('[APP-15] finds what the areas know, says so if nothing is found, and writes outlines', async () => {
    expect(textOf(await ask('找公文 值班'))).toMatch(/找到 \*\*\d+\*\* 条与“值班”有关的内容/)
    expect(textOf(await ask('帮我找一下公文：桥梁养护'))).toContain('没有找到与“桥梁养护”有关')
    const outline = textOf(await ask('请写一份关于安全生产检查方案的提纲'))
    expect(outline).toContain('以下是“安全生产检查方案”的提纲')
    expect(outline).toContain('**四、保障措施**')
    expect(textOf(await ask('今天天气怎么样'))).toContain('暂时没有可靠的资料')
  })

  it('[APP-15] keeps what was said when the reader stops', async () => {
    const attempt = new AbortController()
    const response = await post({ question: '写一份年度总结提纲' }, 'zhangsan', attempt.signal)
    const reader = response.body?.getReader()
    for (let count = 0; count < 3; count += 1) await reader?.read()
    attempt.abort()
    const id = await vi.waitFor(async () => {
      const [kept] = (await zhangsan('GET', conversations)).data
      const { messages } = (await zhangsan('GET', `${conversations}/${kept.id}`)).data
      expect(messages).toHaveLength(2)
      expect(messages[1].stopped).toBe(true)
      expect('以下是“年度总结”的提纲，供您参考：'.startsWith(messages[1].text.slice(0, 10))).toBe(
        true,
      )
      return kept.id
    })
    expect((await zhangsan('DELETE', `${conversations}/${id}`)).code).toBe(0)
    expect((await zhangsan('GET', conversations)).data).toEqual([])
  })

  it('[APP-15] shows a user no conversations of others', async () => {
    const [start] = await ask('你好')
    const id = start?.type === 'start' ? start.conversationId : ''
    const lisi = as('lisi')
    expect((await lisi('GET', `${conversations}/${id}`)).code).toBe(404)
    expect(await (await post({ question: 'x', conversationId: id }, 'lisi')).json()).toMatchObject({
      code: 404,
    })
  })

  it.each([
    ['truncate', /^(?!.*"done")/s],
    ['bad-json', /^data: \{type"/],
    ['wrong-shape', /^data: \{"code":0/],
    ['status', /^\{"code":503/],
  ] as const)('[KIT-04] spoils a stream by the fault %s', async (kind, expected) => {
    platform.space().faults.add({ path: '/service-integrate/ai/chat', kind, status: 503 })
    const response = await post({ question: '你好' })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    try {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
        text += part.value
    } catch {
      expect(kind).toBe('truncate')
    }
    expect(text).toMatch(expected)
  })
})
