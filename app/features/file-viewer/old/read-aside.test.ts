import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import { readAside } from './read-aside'
import type { WorkerOrder, WorkerWord } from './worker-words'

/** A worker that does what a test specifies as soon as it gets its order. */
class StandIn {
  static last: StandIn
  static answer: (worker: StandIn) => void = () => {}
  onmessage: (event: { data: WorkerWord }) => void = () => {}
  onerror: () => void = () => {}
  ended = false
  order: WorkerOrder | null = null

  constructor() {
    StandIn.last = this
  }

  postMessage(order: WorkerOrder) {
    this.order = order
    StandIn.answer(this)
  }

  terminate() {
    this.ended = true
  }
}

const bytes = Uint8Array.from('{\\rtf1 text\\par}', (letter) => letter.charCodeAt(0))
const block = { kind: 'paragraph', text: 'text' }
const read = (signal = new AbortController().signal) => readAside('rich-text', bytes, signal)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', StandIn)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[DOC-03] gives what the worker read, and ends it', async () => {
  const content = { kind: 'slides', slides: [] } as const
  StandIn.answer = ({ onmessage }) => {
    onmessage({ data: 'ready' })
    onmessage({ data: { content } })
  }
  expect(await read()).toEqual(content)
  expect(StandIn.last.order).toEqual({ kind: 'rich-text', bytes })
  expect(StandIn.last.ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('[DOC-03] [DOC-05] a file that takes too long is broken, and its worker ends', async () => {
  StandIn.answer = ({ onmessage }) => onmessage({ data: 'ready' })
  const refused = expect(read()).rejects.toEqual(new FileFailure('broken'))
  await vi.advanceTimersByTimeAsync(viewerLimits.oldReading - 1)
  expect(StandIn.last.ended).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await refused
  expect(StandIn.last.ended).toBe(true)
})

it('[DOC-03] [DOC-05] a worker that says why, or breaks down, refuses the file', async () => {
  StandIn.answer = ({ onmessage }) => onmessage({ data: { failure: 'encrypted' } })
  await expect(read()).rejects.toEqual(new FileFailure('encrypted'))
  StandIn.answer = ({ onmessage, onerror }) => {
    onmessage({ data: 'ready' })
    onerror()
  }
  await expect(read()).rejects.toEqual(new FileFailure('broken'))
  expect(StandIn.last.ended).toBe(true)
})

it('[DOC-03] the worker ends with the viewer', async () => {
  StandIn.answer = () => {}
  const stop = new AbortController()
  const refused = expect(read(stop.signal)).rejects.toThrow()
  stop.abort()
  await refused
  expect(StandIn.last.ended).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

it('[DOC-03] without a worker, or with one that does not start, the page reads', async () => {
  const here = { kind: 'text', parts: expect.arrayContaining([{ name: 'body', blocks: [block] }]) }
  StandIn.answer = ({ onerror }) => onerror()
  expect(await read()).toEqual(here)
  vi.stubGlobal('Worker', undefined)
  expect(await read()).toEqual(here)
})
