import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { Dispatcher } from 'undici'
import { successCodes } from '~contract/platform/response-code'
import { asksAnew } from '../http/asks-anew'
import { parseJson } from '../platform/parse-json'
import type { SharedAnswers, SharedCall } from '../platform/shared-answers'
import { browserHeaders } from './headers'
import { appFiles, type Target } from './targets'

/** An answer that several browsers' requests get. */
interface WholeAnswer {
  statusCode: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A stream has a single reader. */
export type Answer = Dispatcher.ResponseData | WholeAnswer

/** Sends the request to the platform; the signal cuts it off. */
export type Ask = (gone: AbortSignal) => Promise<Dispatcher.ResponseData>

/** Identical GETs of apps, which become one if the answer is JSON (HOLD-03). */
export interface SharedGets {
  canShare(target: Target, req: Request): boolean
  /** The answer for one of them; `ask` may be called or not. */
  ask(target: Target, token: string, res: Response, ask: Ask): Promise<Answer>
}

/** In bytes. */
const longestShared = 1024 * 1024

export const isWhole = (answer: Answer): answer is WholeAnswer => Buffer.isBuffer(answer.body)

export function createSharedGets(options: {
  answers: SharedAnswers
  sharesGets: boolean
}): SharedGets {
  const repeats = createRepeats()
  return {
    canShare: (target, req) => options.sharesGets && target.service !== appFiles && isDataGet(req),
    async ask(target, token, res, ask) {
      const { req } = res
      const wanted = {
        token,
        key: JSON.stringify(['proxy', target.url, browserHeaders(req)]),
        maxAge: asksAnew(req.headers) ? 0 : undefined,
        takesKept: repeats(`${token} ${target.service}`, target.url),
      }
      let isMine = false
      const shared = options.answers.share(wanted, () => {
        isMine = true
        return begin(ask)
      })
      shared.join(res)
      const answer = await shared.answer
      if (isMine || isWhole(answer)) return answer
      return begin(ask).join(res).answer
    },
  }
}

/** By the accepted types where the browser does not name what it is for. */
function isDataGet({ method, headers }: Request): boolean {
  if (method !== 'GET' || headers.range) return false
  const { accept = '*/*', 'sec-fetch-dest': destination = 'empty' } = headers
  return destination === 'empty' && (accept === '*/*' || accept.includes('json'))
}

/**
 * Whether a request is the same as the token's last one to the service. Another one in between may have changed what
 * this one answers: not every backend keeps its GETs harmless.
 */
function createRepeats() {
  const last = new LRUCache<string, string>({ max: 5_000 })
  return (place: string, url: string): boolean => {
    const repeats = last.get(place) === url
    last.set(place, url)
    return repeats
  }
}

interface SharedGet extends SharedCall {
  answer: Promise<Answer>
  /** One more browser waits. When the last one has gone, the request is cut off. */
  join(res: Response): SharedGet
}

function begin(ask: Ask): SharedGet {
  const cut = new AbortController()
  const answer = ask(cut.signal).then(readWhole)
  let whole: WholeAnswer | null = null
  let good: boolean | undefined
  let waiting = 0
  let isOver = false
  const ended = answer
    .then((given) => {
      whole = isWhole(given) && isWorthKeeping(given) ? given : null
      return whole && whole.body.length
    })
    .catch(() => null)
    .finally(() => {
      isOver = true
    })
  const shared: SharedGet = {
    answer,
    ended,
    isGood() {
      good ??= whole !== null && saysWell(whole)
      return good
    },
    abandoned: false,
    join(res) {
      waiting += 1
      res.once('close', () => {
        waiting -= 1
        if (waiting > 0 || isOver) return
        shared.abandoned = true
        cut.abort()
      })
      return shared
    },
  }
  return shared
}

/** Reads JSON, which apps read whole themselves; all else stays a stream. */
async function readWhole(answer: Dispatcher.ResponseData): Promise<Answer> {
  const { statusCode, headers } = answer
  const isJson = /^application\/json\b/i.test(String(headers['content-type']))
  const isShort = Number(headers['content-length'] ?? 0) <= longestShared
  if (statusCode !== 304 && !(isJson && isShort)) return answer
  const body = await readUpTo(longestShared, answer.body)
  return body ? { statusCode, headers, body } : answer
}

/** The whole stream; null = it is longer, and still to be read from its beginning. */
function readUpTo(limit: number, stream: Readable): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = []
    let size = 0
    const take = (piece: Buffer) => {
      pieces.push(piece)
      size += piece.length
      if (size <= limit) return
      stream.off('data', take)
      stream.pause()
      stream.unshift(Buffer.concat(pieces))
      resolve(null)
    }
    stream.on('data', take)
    stream.once('end', () => resolve(Buffer.concat(pieces)))
    stream.once('error', reject)
    stream.once('close', () => reject(new Error('the answer was cut off')))
  })
}

/** What is encoded cannot be looked into. */
const isWorthKeeping = ({ statusCode, headers }: WholeAnswer) =>
  statusCode === 304 || (statusCode === 200 && !headers['content-encoding'])

/** Whether it is JSON, and no envelope with an error. */
function saysWell({ statusCode, body }: WholeAnswer): boolean {
  if (statusCode === 304) return true
  const data = parseJson(body.toString())
  const code = (data as { code?: unknown } | null | undefined)?.code
  return data !== undefined && (code === undefined || successCodes.includes(code as number))
}
