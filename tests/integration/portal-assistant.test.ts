import { once } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { platformAreas } from '../../mock-platform/areas'
import { chunkOf, eventStream, say, startAnswerService } from '../support/answers'
import { answerTo, createHttpClient, type HttpClient } from '../support/http-client'
import { forFile, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const service = await forFile(startAnswerService())
const stack = await stackForFile({ AI_PATIENCE_MS: '600' })
const ofService = {
  AI_SERVICE_URL: service.url,
  AI_SERVICE_KEY: 'sk-secret-key',
  AI_MODEL: 'office-1',
}
const served = await stackForFile({ ...ofService, AI_PATIENCE_MS: '600' })
/** The portal ends an answer after the service's silence only long after a test has given up. */
const patient = await stackForFile({ ...ofService, AI_PATIENCE_MS: '300000' })
beforeEach(() => {
  service.asked.length = 0
  service.answer((response) => say(response, ['好']))
})

async function signedIn(on = stack, scenario = 'default') {
  const { space, account } = openSpace(on, scenario)
  // The space makes the data that the assistant reads at its first use; here the portal waits only a moment for it.
  for (const { models } of platformAreas())
    for (const model of models) space.collection(model).all()
  const client = createHttpClient(on.portal.url)
  await client.signIn(account('zhangsan'))
  return { client, space }
}

const body = (question: string, more: object = {}) => ({
  question,
  context: null,
  history: [],
  ...more,
})

function ask(client: HttpClient, asked: unknown, headers: Record<string, string> = {}) {
  return client.postJson('/assistant', asked, { 'sec-fetch-dest': 'empty', ...headers })
}

type Event = { type: string; text?: string; how?: string; failure?: string }
const eventsIn = (text: string): Event[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((event) => JSON.parse(event.replace(/^data: /, '')))
const said = (text: string) =>
  eventsIn(text)
    .map((event) => event.text ?? '')
    .join('')
const lastIn = (text: string) => eventsIn(text).at(-1)

describe('POST /assistant without a service of its own', () => {
  it('[AID-02] streams the answer of the platform’s assistant, in the user’s name', async () => {
    const { client, space } = await signedIn()
    const answer = await ask(client, body('今天有哪些待办？'))
    expect(answer.status).toBe(200)
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(said(answer.text)).toContain('张三，您好。')
    expect(eventsIn(answer.text).length).toBeGreaterThan(5)
    expect(lastIn(answer.text)).toEqual({ type: 'end', how: 'whole' })
    const [call] = space.journal.find({ path: '/service-integrate/ai/v1/chat/completions' })
    expect(call).toMatchObject({ account: 'zhangsan', method: 'POST' })
  })

  it('[AID-02] tells what the material says, and translates it', async () => {
    const { client } = await signedIn()
    const context = { title: '值班安排', text: '节假日值班。各部门必须完成检查。', url: '' }
    const points = await ask(client, body('总结要点', { context }))
    expect(said(points.text)).toContain('各部门必须完成检查')
    const english = await ask(client, body('请把资料翻译成英文', { context }))
    expect(said(english.text)).toContain('on duty')
    const chinese = await ask(
      client,
      body('请把资料翻译成中文', {
        context: { title: '', text: 'Please see the Meeting notice', url: '' },
      }),
    )
    expect(said(chinese.text)).toContain('会议 通知')
  })

  it.each([
    ['delay', { kind: 'delay', delayMs: 5_000 }, 504, 'timeout'],
    ['status', { kind: 'status', status: 500 }, 502, 'status'],
    ['reset', { kind: 'reset' }, 503, 'unreachable'],
    ['html', { kind: 'html' }, 502, 'shape'],
  ] as const)('[AID-02] says so when it fails by %s', async (_, fault, status, failure) => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-integrate/ai/v1/chat/completions', ...fault })
    const answer = await ask(client, body('你好'))
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).toEqual({ failure })
  })

  it('[AID-02] an answer that is cut off in the middle ends with a failure', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-integrate/ai/v1/chat/completions', kind: 'truncate' })
    const { text } = await ask(client, body('今天有哪些待办？'))
    expect(said(text)).not.toBe('')
    expect(lastIn(text)).toEqual({ type: 'failed', failure: 'cut' })
  })

  it('[AID-02] a token that has expired leads to the login path, and ends the session', async () => {
    const { client, space } = await signedIn()
    const path = '/service-integrate/ai/v1/chat/completions'
    space.faults.add({ path, kind: 'status', status: 401 })
    const answer = await ask(client, body('你好'))
    expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
  })

  it('[AID-02] a unit without the assistant has none by this way either', async () => {
    const { client, space } = await signedIn(stack, 'all-flags-off')
    const answer = await ask(client, body('你好'))
    expect(answer).toMatchObject({ status: 403, text: '{"failure":"off"}' })
    expect(space.journal.find({ path: '/service-integrate/ai/v1/chat/completions' })).toEqual([])
  })

  it.each([
    ['nothing', '', 'body'],
    ['no JSON', '{', 'body'],
    ['an empty question', body('  '), 'question'],
    ['a question of 10 KB', body('x'.repeat(10_240)), 'question'],
    ['a number', body(1 as never), 'question'],
    ['a context of another shape', body('好', { context: 'x' }), 'context'],
    [
      'too much of what was said',
      body('好', { history: [{ question: 'x'.repeat(9_000), answer: '' }] }),
      'history',
    ],
  ])('[AID-02] answers %s with 400 and the field', async (_, asked, field) => {
    const { client, space } = await signedIn()
    const answer = await ask(client, asked)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({
      field,
      error: expect.stringMatching(/[\u4e00-\u9fff]/),
    })
    expect(space.journal.find({ path: '/service-integrate/ai/v1/chat/completions' })).toEqual([])
  })

  it('[AID-02] [SAFE-03] is for the signed-in user and the portal’s own pages only', async () => {
    const signedOut = await ask(createHttpClient(stack.portal.url), body('你好'))
    expect(signedOut).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
    const { client } = await signedIn()
    expect((await ask(client, body('你好'), { origin: 'https://evil.example' })).status).toBe(403)
  })

  it('[AID-02] [SAFE-02] one user asks so often a minute and no more', async () => {
    const { client } = await signedIn(served)
    for (let asked = 0; asked < 30; asked += 1) {
      expect((await ask(client, body('好'))).status).toBe(200)
    }
    expect(await ask(client, body('好'))).toMatchObject({ status: 429, text: '{"failure":"busy"}' })
  })
})

describe('POST /assistant with AI_SERVICE_URL', () => {
  it('[AID-02] asks the service with its key and model, and never tells the key or the token', async () => {
    service.answer((response) => say(response, ['值班', '👍', '安排']))
    const { client, space } = await signedIn(served)
    const history = [{ question: '先问', answer: '先答' }]
    const context = { title: '公文', text: '正文', url: '/gw/1' }
    const answer = await ask(client, body('👍 写什么？', { history, context }))
    expect(said(answer.text)).toBe('值班👍安排')
    const [asked] = service.asked
    expect(asked?.path).toBe('/v1/chat/completions')
    expect(asked?.headers.authorization).toBe('Bearer sk-secret-key')
    expect(JSON.stringify(asked?.headers)).not.toContain('tk_')
    expect(asked?.body).toMatchObject({ model: 'office-1', stream: true })
    expect(asked?.body.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ])
    expect(asked?.body.messages.at(-1)?.content).toBe('【资料】公文\n正文\n【问题】👍 写什么？')
    expect(JSON.stringify([answer, served.logLines])).not.toContain('sk-secret-key')
    expect(space.journal.find({ path: '/service-integrate/ai/v1/chat/completions' })).toEqual([])
  })

  it('[AID-02] gives pieces on as they come, and frees the service once its user stops it', async () => {
    let closed: Promise<unknown> = Promise.resolve()
    service.answer((response) => {
      closed = once(response, 'close')
      response.writeHead(200, eventStream)
      response.write(chunkOf('开头'))
    })
    const { client } = await signedIn(patient)
    const headers = { 'content-type': 'application/json' }
    const sent = client.open('/assistant', { method: 'POST', headers })
    const answer = await answerTo(sent.end(JSON.stringify(body('长的'))))
    const [piece] = await once(answer, 'data')
    expect(said(String(piece))).toBe('开头')
    answer.destroy()
    await closed
  })

  it.each([
    ['401', 401, 422, 'refused'],
    ['403', 403, 422, 'refused'],
    ['429', 429, 503, 'busy'],
    ['500', 500, 502, 'status'],
    ['400', 400, 502, 'status'],
  ])('[AID-02] a refusal by %s leaves the session alone', async (_, status, told, failure) => {
    service.answer((response) => response.writeHead(status).end('{"error":{"message":"no"}}'))
    const { client } = await signedIn(served)
    const answer = await ask(client, body('好'))
    expect(answer.status).toBe(told)
    expect(JSON.parse(answer.text)).toEqual({ failure })
    expect((await client.get('/index')).status).toBe(200)
  })

  it.each<[string, (response: import('node:http').ServerResponse) => void, string]>([
    [
      'that ends without its end',
      (response) => response.writeHead(200, eventStream).end(chunkOf('一半')),
      'cut',
    ],
    [
      'that is cut in the middle of a sign',
      (response) => {
        response.writeHead(200, eventStream)
        response.write(chunkOf('一半'))
        const half = Buffer.from(chunkOf('班'))
        response.write(half.subarray(0, half.indexOf(Buffer.from('班')) + 1), () =>
          response.destroy(),
        )
      },
      'cut',
    ],
    [
      'that falls silent',
      (response) => {
        response.writeHead(200, eventStream)
        response.write(chunkOf('一半'))
      },
      'timeout',
    ],
    [
      'that goes on with something else',
      (response) => response.writeHead(200, eventStream).end(`${chunkOf('一半')}data: <html>\n\n`),
      'shape',
    ],
  ])('[AID-02] what came of an answer %s is kept', async (_, spoil, failure) => {
    service.answer(spoil)
    const { client } = await signedIn(served)
    const { text } = await ask(client, body('好'))
    expect(said(text)).toBe('一半')
    expect(lastIn(text)).toEqual({ type: 'failed', failure })
  })

  it('[AID-02] a service that does not stream answers as well; one that hangs is given up', async () => {
    const { client } = await signedIn(served)
    const whole = JSON.stringify({
      choices: [{ message: { content: '整段' }, finish_reason: 'stop' }],
    })
    service.answer((response) => response.setHeader('content-type', 'application/json').end(whole))
    expect(said((await ask(client, body('好'))).text)).toBe('整段')
    service.answer(() => {})
    const silent = await ask(client, body('好'))
    expect(silent).toMatchObject({ status: 504, text: '{"failure":"timeout"}' })
  })

  it('[AID-02] an answer of 100 KB comes whole, one without end is cut', async () => {
    const { client } = await signedIn(served)
    const long = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(1_024, '字'))
    service.answer((response) => say(response, long))
    expect(said((await ask(client, body('好'))).text)).toBe(long.join(''))
    service.answer((response) => say(response, Array(450).fill('x'.repeat(1_000))))
    const { text } = await ask(client, body('好'))
    expect(lastIn(text)).toEqual({ type: 'end', how: 'too-long' })
    expect(said(text).length).toBeLessThan(402_000)
  })

  it('[AID-02] an answer ends with the session in whose name it was asked', async () => {
    let goOn = () => {}
    service.answer((response) => {
      response.writeHead(200, eventStream)
      response.write(chunkOf('之前'))
      goOn = () => response.write(chunkOf('之后'))
    })
    const { client } = await signedIn(served)
    const answer = ask(client, body('好'))
    await vi.waitFor(() => expect(service.asked).toHaveLength(1))
    await client.post('/logout')
    goOn()
    const { text } = await answer
    expect(text).not.toContain('之后')
    expect(lastIn(text)).toEqual({ type: 'failed', failure: 'session-over' })
  })
})
