import { describe, expect, it, vi } from 'vitest'
import type { AnswerEvent, AskBody } from '../chat-protocol'
import { type Conversation, createChat, historyLimits } from './chat'

/** A server whose answers the test provides, one event after the other. */
function setUp() {
  const asked: { body: AskBody; signal: AbortSignal; say(event: AnswerEvent): void }[] = []
  const kept: Conversation[] = []
  const ended = vi.fn()
  const chat = createChat({
    ask(body, signal) {
      const stream = new TransformStream<AnswerEvent, AnswerEvent>()
      const writer = stream.writable.getWriter()
      asked.push({ body, signal, say: (event) => void writer.write(event) })
      return eventsOf(stream.readable)
    },
    keep: (conversation) => kept.push(conversation),
    ended,
    now: () => 7,
  })
  const turns = () =>
    chat.snapshot().turns.map(({ question, answer, state }) => [question, answer, state])
  return { chat, asked, kept, ended, turns }
}

async function* eventsOf(readable: ReadableStream<AnswerEvent>) {
  const reader = readable.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    yield value
  }
}

describe('a conversation', () => {
  it('[AID-02] grows with what is said, and is kept with its question and its end', async () => {
    const { chat, asked, kept, ended, turns } = setUp()
    const done = chat.ask('今天有哪些待办？', null)
    expect(turns()).toEqual([['今天有哪些待办？', '', 'answering']])
    expect(kept.at(-1)).toMatchObject({ title: '今天有哪些待办？', at: 7 })
    asked[0]?.say({ type: 'text', text: '三' })
    asked[0]?.say({ type: 'text', text: '项' })
    asked[0]?.say({ type: 'end', how: 'whole' })
    await done
    expect(turns()).toEqual([['今天有哪些待办？', '三项', 'whole']])
    expect(kept.at(-1)?.turns[0]).toMatchObject({ answer: '三项', state: 'whole' })
    expect(ended).toHaveBeenCalledOnce()
  })

  it('[AID-02] a stop keeps what came and hears no more', async () => {
    const { chat, asked, ended, turns } = setUp()
    void chat.ask('长的', null)
    asked[0]?.say({ type: 'text', text: '开头' })
    await vi.waitFor(() => expect(turns()[0]?.[1]).toBe('开头'))
    chat.stop()
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[0]?.say({ type: 'text', text: '之后' })
    asked[0]?.say({ type: 'end', how: 'whole' })
    await new Promise((done) => setTimeout(done))
    expect(turns()).toEqual([['长的', '开头', 'stopped']])
    expect(ended).not.toHaveBeenCalled()
  })

  it('[AID-02] a failure keeps question and beginning; asking again takes their place', async () => {
    const { chat, asked, turns } = setUp()
    const first = chat.ask('问', null)
    asked[0]?.say({ type: 'text', text: '一半' })
    asked[0]?.say({ type: 'failed', failure: 'cut' })
    await first
    expect(turns()).toEqual([['问', '一半', 'cut']])
    const again = chat.askAgain(chat.snapshot().turns[0]?.id ?? '')
    expect(asked[1]?.body).toEqual({ question: '问', context: null, history: [] })
    asked[1]?.say({ type: 'end', how: 'whole' })
    await again
    expect(turns()).toEqual([['问', '', 'whole']])
  })

  it('[AID-02] an edited question drops what followed it', async () => {
    const { chat, asked, turns } = setUp()
    for (const question of ['一', '二', '三']) {
      const done = chat.ask(question, null)
      asked.at(-1)?.say({ type: 'text', text: `答${question}` })
      asked.at(-1)?.say({ type: 'end', how: 'whole' })
      await done
    }
    const done = chat.askAgain(chat.snapshot().turns[1]?.id ?? '', '二改')
    expect(asked.at(-1)?.body.history).toEqual([{ question: '一', answer: '答一' }])
    asked.at(-1)?.say({ type: 'end', how: 'whole' })
    await done
    expect(turns().map(([question]) => question)).toEqual(['一', '二改'])
  })

  it('[AID-02] what was said goes along as far as the server takes it, and what it was about', async () => {
    const { chat, asked } = setUp()
    const context = { title: '公文', text: '正文', url: '' }
    for (let count = 0; count < 8; count += 1) {
      const done = chat.ask(`问${count}`, count === 0 ? context : null)
      asked.at(-1)?.say({ type: 'text', text: '答'.repeat(100_000) })
      asked.at(-1)?.say({ type: 'end', how: 'whole' })
      await done
    }
    const { history, context: told } = asked.at(-1)?.body as AskBody
    expect(told).toEqual(context)
    expect(history.map(({ question }) => question)).toEqual(['问4', '问5', '问6'])
    expect(history.every(({ answer }) => answer.length === historyLimits.answer)).toBe(true)
  })

  it('[AID-02] another conversation ends what is under way, and hears nothing of it', async () => {
    const { chat, asked, kept, turns } = setUp()
    void chat.ask('旧', null)
    chat.open({ id: 'x', title: '别的', turns: [], at: 1 })
    expect(asked[0]?.signal.aborted).toBe(true)
    expect(kept.at(-1)?.turns[0]?.state).toBe('stopped')
    asked[0]?.say({ type: 'text', text: '之后' })
    await new Promise((done) => setTimeout(done))
    expect(chat.snapshot()).toEqual({ id: 'x', title: '别的', turns: [], at: 1 })
    expect(turns()).toEqual([])
  })
})
