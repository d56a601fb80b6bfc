import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import type { Dispatcher } from 'undici'
import { successCodes } from '~contract/platform/response-code'
import { skipsCaches } from '../http/skips-caches'
import { parseJson } from '../platform/parse-json'
import type { SharedAnswers, SharedCall } from '../platform/shared-answers'
import { browserHeaders } from './headers'
import { appFiles, type Target } from './targets'

/** An answer that several browsers' requests share. */
interface WholeAnswer {
  statusCode: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A stream has a single reader. */
export type Answer = Dispatcher.ResponseData | WholeAnswer

/** Sends the request to the platform; the signal cuts it off. */
export type Ask = (gone: AbortSignal) => Promise<Dispatcher.ResponseData>

/** Identical GETs of apps, which share one request if the answer is JSON (HOLD-03). */
export interface SharedGets {
  canShare(target: Target, req: Request): boolean
  /** The answer to one of them; `ask` is called only if there is none to share. */
  ask(target: Target, token: string, res: Response, ask: Ask): Promise<Answer>
}

/** In bytes. */
const longestShared = 1024 * 1024

export const isWhole = (answer: Answer): answer is WholeAnswer => Buffer.isBuffer(answer.body)

export function createSharedGets(options: {
  answers: SharedAnswers
  sharesGets: boolean
}): SharedGets {
  return {
    canShare: (target, req) => options.sharesGets && target.service !== appFiles && isDataGet(req),
    async ask(target, token, res, ask) {
      const { req } = res
      const { language } = res.locals.texts
      const wanted = {
        token,
        key: JSON.stringify(['proxy', target.url, browserHeaders(req, language)]),
        maxAge: skipsCaches(req.headers) ? 0 : undefined,
        takesKept: true,
      }
      let isMine = false
      const shared = options.answers.share(wanted, () => {
        isMine = true
        return begin(ask)
      })
      const answer = await shared.for(res)
      return isMine || isWhole(answer) ? answer : begin(ask).for(res)
    },
  }
}

/** By the accepted types if the browser does not name the request's destination. */
function isDataGet({ method, headers }: Request): boolean {
  if (method !== 'GET' || headers.range) return false
  const { accept = '*/*', 'sec-fetch-dest': destination = 'empty' } = headers
  return destination === 'empty' && (accept === '*/*' || accept.includes('json'))
}

interface SharedGet extends SharedCall {
  /** The answer for one more browser. If all waiting browsers have gone, the request is aborted. */
  for(res: Response): Promise<Answer>
}

function begin(ask: Ask): SharedGet {
  const cut = new AbortController()
  let whole: WholeAnswer | null = null
  let good: boolean | undefined
  let waiting = 0
  const answer = ask(cut.signal)
    .then(readWhole)
    .then((given) => {
      if (isWhole(given) && isWorthKeeping(given)) whole = given
      return given
    })
  const leave = () => {
    waiting -= 1
    if (waiting > 0) return
    shared.abandoned = true
    cut.abort()
  }
  const shared: SharedGet = {
    answer,
    sizeOf: () => whole?.body.length ?? null,
    isGood() {
      good ??= whole !== null && saysWell(whole)
      return good
    },
    abandoned: false,
    async for(res) {
      waiting += 1
      res.once('close', leave)
      try {
        return await answer
      } finally {
        // From here on the pipeline closes the upstream if the browser disconnects.
        res.off('close', leave)
      }
    },
  }
  return shared
}

/** Reads JSON, which apps read as a whole anyway; everything else stays a stream. */
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

/** An encoded body cannot be inspected. */
const isWorthKeeping = ({ statusCode, headers }: WholeAnswer) =>
  statusCode === 304 || (statusCode === 200 && !headers['content-encoding'])

/** Whether it is JSON, but not an envelope with an error. */
function saysWell({ statusCode, body }: WholeAnswer): boolean {
  if (statusCode === 304) return true
  const data = parseJson(body.toString())
  const code = (data as { code?: unknown } | null | undefined)?.code
  return data !== undefined && (code === undefined || successCodes.includes(code as number))
}
