import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FileFacts } from '../file-source'
import { pdfPieces } from './pdf-pieces'

const size = 1_000_000
const file: FileFacts = {
  source: '/file',
  name: '档案.pdf',
  size,
  head: new Uint8Array(8),
  ranges: true,
}

/** Answers with the bytes of a range; each byte is its offset modulo 256. */
function answerTo(range: string): Response {
  const [begin = 0, last = 0] = range.replace('bytes=', '').split('-').map(Number)
  const bytes = Uint8Array.from({ length: last + 1 - begin }, (_, at) => (begin + at) % 256)
  return new Response(bytes, { status: 206 })
}

let asked: string[]
let received: { begin: number; bytes: Uint8Array }[]
let onFailure = vi.fn<(error: unknown) => void>()
let onShare = vi.fn<(share: number) => void>()
let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  received = []
  onFailure = vi.fn()
  onShare = vi.fn()
  stop = new AbortController()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `answer` simulates the network's response to a range. */
function open(answer: (range: string) => Promise<Response>) {
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: { Range: string } }) => {
    asked.push(headers.Range)
    return answer(headers.Range)
  })
  const pieces = pdfPieces(file, size, { signal: stop.signal, onShare, onFailure })
  pieces.addRangeListener((begin: number, bytes: Uint8Array) => received.push({ begin, bytes }))
  return pieces
}

describe('pdfPieces', () => {
  it('[DOC-04] gives the bytes of the pieces that are asked for, and asks for no others', async () => {
    const pieces = open(async (range) => answerTo(range))
    pieces.requestDataRange(100, 104)
    pieces.requestDataRange(500, 502)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    expect(asked).toEqual(['bytes=100-103', 'bytes=500-501'])
    expect(received[0]).toEqual({ begin: 100, bytes: Uint8Array.of(100, 101, 102, 103) })
  })

  it('[DOC-04] never asks for more than six at once, and for all in the end', async () => {
    const answers: (() => void)[] = []
    const pieces = open((range) => new Promise((done) => answers.push(() => done(answerTo(range)))))
    for (let at = 0; at < 30; at += 1) pieces.requestDataRange(at * 20, at * 20 + 10)
    expect(asked).toHaveLength(6)
    for (let answered = 0; answered < 30; answered += 1) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0))
      answers.shift()?.()
      expect(asked.length - answered).toBeLessThanOrEqual(6 + 1)
    }
    await vi.waitFor(() => expect(received).toHaveLength(30))
  })

  it('[DOC-04] asks for more and more of what is read one after the other', async () => {
    const pieces = open(async (range) => answerTo(range))
    for (let at = 0; at < 30; at += 1) {
      pieces.requestDataRange(5_000 + at * 10, 5_010 + at * 10)
      await vi.waitFor(() => expect(received).toHaveLength(at + 1))
    }
    expect(asked).toEqual(
      ['5000-5009', '5010-5029', '5030-5069', '5070-5149', '5150-5309'].map(
        (range) => `bytes=${range}`,
      ),
    )
    for (const [at, { begin, bytes }] of received.entries()) {
      expect(begin).toBe(5_000 + at * 10)
      expect(bytes).toEqual(Uint8Array.from({ length: 10 }, (_, place) => (begin + place) % 256))
    }
    expect(onShare).toHaveBeenLastCalledWith(310 / size)
  })

  it('[DOC-04] asks for nothing beyond the end of the file', async () => {
    const pieces = open(async (range) => answerTo(range))
    pieces.requestDataRange(size - 20, size - 10)
    pieces.requestDataRange(size - 10, size)
    await vi.waitFor(() => expect(received).toHaveLength(2))
    expect(asked[1]).toBe('bytes=999990-999999')
  })

  it('[DOC-04] waits for a network that is gone, and asks again', async () => {
    let reachable = false
    const pieces = open(async (range) => {
      if (!reachable) throw new TypeError('Failed to fetch')
      return answerTo(range)
    })
    pieces.requestDataRange(0, 10)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(received).toEqual([])
    reachable = true
    await vi.advanceTimersByTimeAsync(2_000)
    expect(received).toHaveLength(1)
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('[DOC-05] says what else is wrong: the session ended, or a piece is shorter than it must be', async () => {
    const ended = open(async () => new Response('', { status: 401 }))
    ended.requestDataRange(0, 10)
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'signed-out' }))
    const short = open(async () => answerTo('bytes=0-4'))
    short.requestDataRange(0, 10)
    await vi.waitFor(() =>
      expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ failure: 'broken' })),
    )
  })

  it('[DOC-04] asks for nothing once the viewer is closed', async () => {
    const pieces = open(async () => {
      throw new TypeError('Failed to fetch')
    })
    for (let at = 0; at < 10; at += 1) pieces.requestDataRange(at, at + 1)
    stop.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(6)
    expect(onFailure).not.toHaveBeenCalled()
  })
})
