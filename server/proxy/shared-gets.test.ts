import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import type { Response } from 'express'
import type { Dispatcher } from 'undici'
import { beforeEach, describe, expect, it } from 'vitest'
import { createSharedAnswers } from '../platform/shared-answers'
import { type Answer, createSharedGets, type SharedGets } from './shared-gets'
import type { Target } from './targets'

const minute = 60_000
const json = { 'content-type': 'application/json' }
const well = '{"code":0,"data":[]}'
const ofList: Target = {
  service: 'mail',
  url: 'http://platform.invalid/list',
  policy: '',
  writes: false,
}

let gets: SharedGets
let asked: AbortSignal[]
let answerWith: () => Promise<Dispatcher.ResponseData>

beforeEach(() => {
  gets = createSharedGets({ answers: createSharedAnswers({ keptFor: minute }), sharesGets: true })
  asked = []
  answerWith = async () => answerOf(well)
})

function answerOf(
  body: string | Iterable<Buffer>,
  headers: Record<string, string> = json,
  statusCode = 200,
): Dispatcher.ResponseData {
  const stream = Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body)
  return { statusCode, headers, body: stream } as unknown as Dispatcher.ResponseData
}

/** A browser's request; `close` simulates that the browser disconnects. */
function browser(headers: Record<string, string> = {}, method = 'GET', language = 'zh-CN') {
  return Object.assign(new EventEmitter(), {
    req: { method, headers },
    locals: { texts: { language } },
  }) as unknown as Response
}

const get = (res = browser(), target = ofList, token = 'mine') =>
  gets.ask(target, token, res, (gone) => {
    asked.push(gone)
    return answerWith()
  })

async function textOf({ body }: Answer): Promise<string> {
  if (Buffer.isBuffer(body)) return body.toString()
  const pieces: Buffer[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

const texts = (answers: Promise<Answer>[]) =>
  Promise.all(answers.map(async (answer) => textOf(await answer)))

describe('identical GETs of apps', () => {
  it('[HOLD-03] are one request, before and after its answer', async () => {
    expect(await texts([get(), get()])).toEqual([well, well])
    expect(await texts([get()])).toEqual([well])
    expect(asked).toHaveLength(1)
  })

  it('[HOLD-03] of two tokens, or with other headers that change the answer, are two', async () => {
    await texts([get(), get(), get(browser(), ofList, 'another')])
    await texts([get(browser({ accept: 'application/json' }))])
    expect(asked).toHaveLength(3)
  })

  it('[LOOK-15] in two languages are two, whatever the browser’s own', async () => {
    await texts([
      get(browser({ 'accept-language': 'zh' })),
      get(browser({ 'accept-language': 'de' })),
    ])
    expect(asked).toHaveLength(1)
    await texts([get(browser({}, 'GET', 'en-US'))])
    expect(asked).toHaveLength(2)
  })

  it('[HOLD-03] get an answer of their own if they ask for one', async () => {
    await texts([get(), get()])
    await texts([get(browser({ 'cache-control': 'no-cache' }))])
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['an envelope with an error', '{"code":7,"msg":"busy"}', 200],
    ['no JSON', '{"code":0,', 200],
    ['an error', well, 500],
  ])('[HOLD-03] share %s only while it is under way', async (_, body, status) => {
    answerWith = async () => answerOf(body, json, status)
    await texts([get(), get()])
    expect(asked).toHaveLength(1)
    await texts([get()])
    expect(asked).toHaveLength(2)
  })

  it('[HOLD-03] share a failure, which the next is free of', async () => {
    answerWith = async () => Promise.reject(new Error('reset'))
    const ends = await Promise.allSettled([get(), get()])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    answerWith = async () => answerOf(well)
    expect(await texts([get()])).toEqual([well])
    expect(asked).toHaveLength(2)
  })
})

describe('what does not fit into memory', () => {
  it('[HOLD-03] [HOLD-06] other than JSON goes to each as a stream of its own', async () => {
    answerWith = async () => answerOf('bytes', { 'content-type': 'application/octet-stream' })
    const answers = [get(), get()]
    for (const answer of answers) expect(Buffer.isBuffer((await answer).body)).toBe(false)
    expect(await texts(answers)).toEqual(['bytes', 'bytes'])
    expect(asked).toHaveLength(2)
  })

  it('[HOLD-06] JSON that turns out longer than a megabyte goes on as a stream, whole', async () => {
    const piece = Buffer.alloc(100_000, 'x')
    answerWith = async () => answerOf(Array.from({ length: 30 }, () => piece))
    const answer = await get()
    expect(Buffer.isBuffer(answer.body)).toBe(false)
    expect((await textOf(answer)).length).toBe(3_000_000)
  })

  it.each<[string, Record<string, string>]>([
    ['a part of a file', { range: 'bytes=0-9' }],
    ['a picture', { 'sec-fetch-dest': 'image' }],
    ['a picture of an old browser', { accept: 'image/webp,*/*;q=0.8' }],
    ['a stream of events', { accept: 'text/event-stream' }],
  ])('[HOLD-03] [HOLD-06] %s is never shared', (_, headers) => {
    expect(gets.canShare(ofList, browser(headers).req)).toBe(false)
  })

  it('[HOLD-03] what scripts fetch may be', () => {
    const fetched: Record<string, string>[] = [{}, { accept: 'application/json, text/plain, */*' }]
    for (const headers of fetched) {
      expect(gets.canShare(ofList, browser(headers).req)).toBe(true)
    }
  })
})

describe('a browser that goes away', () => {
  it('[HOLD-03] leaves the request to the others; the last one ends it', async () => {
    answerWith = () => new Promise(() => {})
    const browsers = [browser(), browser()]
    for (const one of browsers) void get(one)
    browsers[0]?.emit('close')
    expect(asked[0]?.aborted).toBe(false)
    browsers[1]?.emit('close')
    expect(asked[0]?.aborted).toBe(true)
    void get()
    expect(asked).toHaveLength(2)
  })

  it('[HOLD-03] after the answer ends nothing', async () => {
    const res = browser()
    await texts([get(res), get()])
    res.emit('close')
    expect(await texts([get()])).toEqual([well])
    expect(asked).toHaveLength(1)
  })
})
