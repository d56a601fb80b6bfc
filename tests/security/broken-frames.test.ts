import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { longestFrame } from '~contract/live/protocol'
import { brokenExchange, speak } from '../support/broken-packets'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { cookiesOf, joinLive, signedInClient } from '../support/live-client'
import { type PortalProcess, startPortalProcess } from '../support/portal-process'
import { closeCodeOf, frameOf, opcodes, openRaw } from '../support/raw-frames'
import { mockPlatformForFile } from '../support/server-test'

const { platform } = await mockPlatformForFile()
const { text, binary, continuation, close: farewell, ping } = opcodes
const MB = 1024 * 1024

/** The minimum number of random frames; `BROKEN_PACKETS=10000` for a long run, as in broken-packets.test.ts. */
const leastFrames = Number(process.env.BROKEN_PACKETS ?? 1_000)

/** Loaded into the portal's process: collects garbage when a signal arrives. */
const collector = `
  import { setFlagsFromString } from 'node:v8'
  import { runInNewContext } from 'node:vm'
  setFlagsFromString('--expose-gc')
  process.on('SIGUSR2', () => runInNewContext('gc')())`

let portal: PortalProcess
let client: HttpClient
let neighbour: Awaited<ReturnType<typeof joinLive>>
beforeAll(async () => {
  portal = await startPortalProcess({
    PLATFORM_URL: platform.url,
    MQTT_URL: '',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(collector)}`,
  })
  client = await signedInClient(portal.url, 'zhangsan')
  neighbour = await joinLive(portal.url, await signedInClient(portal.url, 'lisi'))
})
afterAll(() => portal.end('SIGKILL'))

const open = () =>
  openRaw(Number(portal.port), '/live', { Cookie: cookiesOf(client), Origin: portal.url })

/** Another window gets its answer: the process is alive, and so is every socket but the broken one. */
async function expectOthersWell() {
  const pongs = () => neighbour.frames.filter(({ t }) => t === 'pong').length
  const before = pongs()
  neighbour.say({ t: 'ping' })
  await expect.poll(pongs).toBe(before + 1)
}

const half = frameOf({ opcode: text, payload: '{"t":', last: false })
const lone = Buffer.from([0xc3])

describe('a window that breaks the rules of WebSockets', () => {
  it.each<[string, Buffer[], number]>([
    ['a bit that is reserved', [frameOf({ opcode: text, payload: '{}', reserved: 4 })], 1002],
    ['an unknown kind of data', [frameOf({ opcode: 3, payload: '{}' })], 1002],
    ['an unknown kind of control', [frameOf({ opcode: 11 })], 1002],
    ['no mask', [frameOf({ opcode: text, payload: '{"t":"ping"}', masked: false })], 1002],
    ['a ping of 126 bytes', [frameOf({ opcode: ping, payload: 'a'.repeat(126) })], 1002],
    ['a ping in pieces', [frameOf({ opcode: ping, last: false })], 1002],
    ['a continuation of nothing', [frameOf({ opcode: continuation, payload: '}' })], 1002],
    ['a text within another', [half, frameOf({ opcode: text, payload: '{}' })], 1002],
    ['a farewell of one byte', [frameOf({ opcode: farewell, payload: 'a' })], 1002],
    ['a forbidden farewell', [frameOf({ opcode: farewell, payload: Buffer.from([3, 237]) })], 1002],
    ['a text that is no UTF-8', [frameOf({ opcode: text, payload: lone })], 1007],
    [
      'a reason that is no UTF-8',
      [frameOf({ opcode: farewell, payload: Buffer.from([3, 232, 0xc3]) })],
      1007,
    ],
    [
      'half a letter and no other half',
      [half, frameOf({ opcode: continuation, payload: lone })],
      1007,
    ],
    [
      'a frame that is too long',
      [frameOf({ opcode: text, length: BigInt(longestFrame + 1) })],
      1009,
    ],
    ['the longest length there is', [frameOf({ opcode: text, length: 2n ** 64n - 1n })], 1009],
    [
      'pieces that are too long together',
      [
        frameOf({ opcode: text, payload: 'a'.repeat(longestFrame), last: false }),
        frameOf({ opcode: continuation, payload: 'a' }),
      ],
      1009,
    ],
    ['a text that is no JSON', [half, frameOf({ opcode: continuation })], closeCodes.malformed],
    ['binary data', [frameOf({ opcode: binary, payload: '{"t":"ping"}' })], closeCodes.malformed],
  ])('[SAFE-11] by %s is closed with the reason, and no other', async (_, frames, code) => {
    const socket = await open()
    const closed = closeCodeOf(socket)
    for (const frame of frames) socket.write(frame)
    expect(await closed).toBe(code)
    await expectOthersWell()
  })

  it('[SAFE-11] may cut a text between the bytes of a letter', async () => {
    const socket = await open()
    const frame = Buffer.from('{"t":"send","data":{"type":"é"}}')
    const cut = frame.indexOf(lone) + 1
    socket.write(frameOf({ opcode: text, payload: '{"t":"hello","v":1}' }))
    socket.write(frameOf({ opcode: text, payload: frame.subarray(0, cut), last: false }))
    socket.write(frameOf({ opcode: continuation, payload: frame.subarray(cut) }))
    socket.write(frameOf({ opcode: text, payload: '{"t":"ping"}' }))
    let heard = ''
    for await (const chunk of socket) {
      heard += chunk
      if (heard.includes('"pong"')) break
    }
    expect(heard).toContain('"pong"')
  })
})

const anyFrame = fc
  .record({
    opcode: fc.nat(15),
    payload: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    last: fc.boolean(),
    reserved: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(7)),
    masked: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.boolean()),
  })
  .map(frameOf)

/** Bytes still referenced after a garbage collection. */
async function held(): Promise<number> {
  process.kill(portal.pid, 'SIGUSR2')
  const { text } = await createHttpClient(portal.url).get('/metrics')
  const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
  return metric('nodejs_heap_size_used_bytes') + metric('nodejs_external_memory_bytes')
}

describe('thousands of hostile connections', () => {
  /** 1,000 connections, each with some random frames or with a broken request; gives the number of frames. */
  async function attack(seed: number): Promise<number> {
    const exchanges = fc.sample(brokenExchange, { seed, numRuns: 900 })
    const talks = fc.sample(fc.array(anyFrame, { minLength: 1, maxLength: 6 }), {
      seed,
      numRuns: 100,
    })
    for (let from = 0; from < 100; from += 5) {
      const windows = talks.slice(from, from + 5).map(async (frames) => {
        const socket = await open()
        for (const frame of frames) socket.write(frame)
        socket.end()
        await closeCodeOf(socket)
      })
      const requests = exchanges.slice(from * 9, (from + 5) * 9).map(async (exchange) => {
        const { socket } = await speak(Number(portal.port), { ...exchange, listens: false })
        socket.destroy()
      })
      await Promise.all([...windows, ...requests])
    }
    return talks.flat().length
  }

  const longest = Math.max(120_000, leastFrames * 60)
  it(
    `[SAFE-11] with ${leastFrames} random frames and more leave the process, its other sockets and its memory as they were`,
    async () => {
      const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
      await attack(seed)
      const before = await held()
      for (let round = 1, frames = 0; round <= 3 || frames < leastFrames; round += 1) {
        frames += await attack(seed + round)
        await expectOthersWell()
      }
      // A connection that is not released holds more than 10 KB.
      await expect
        .poll(held, { timeout: 30_000, message: `seed ${seed}` })
        .toBeLessThan(before + 12 * MB)
    },
    longest,
  )
})
