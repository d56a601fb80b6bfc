import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import {
  forcedMessageSchema,
  genericFrameSchema,
  unreadCountsSchema,
} from '~contract/platform/live'
import { joinLive, signedInClient } from '../support/live-client'
import { startLivePlatform } from '../support/live-platform'
import { forFile, stackForFile } from '../support/server-test'
import { almost, anyJson, canary } from './arbitrary-answers'

/**
 * Whatever a backend's socket sends, the window receives events of the right shape or nothing, the socket goes on,
 * and the log holds nothing of what was sent.
 */
const cases = 1_000

const platform = await forFile(startLivePlatform())
const stack = await stackForFile({ PLATFORM_URL: platform.url, MQTT_URL: '' })

/** What a socket may send: a valid frame with some wrong parts, other JSON, half of it, or no JSON at all. */
function framesOf(schema: z.ZodType, right: object): string[] {
  const mixed = fc
    .tuple(almost(schema), fc.infiniteStream(fc.nat(9)))
    .map(([odd, chances]) => {
      if (typeof odd !== 'object' || odd === null) return odd
      const kept = Object.entries(right).filter(() => chances.next().value !== 0)
      return { ...odd, ...Object.fromEntries(kept) }
    })
    .map((value) => JSON.stringify(value))
  const frame = fc.oneof(
    { weight: 12, arbitrary: mixed },
    { weight: 2, arbitrary: anyJson.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: mixed.map((whole) => whole.slice(0, whole.length >> 1)) },
    { weight: 1, arbitrary: fc.string().map((some) => canary + some) },
    { weight: 1, arbitrary: fc.constant('') },
  )
  return fc.sample(frame, cases)
}

const mark = 987_654_321

/**
 * The sockets, the shape of their frames, the last frame that the test sends on each, and the event that the window
 * receives for it.
 */
const sockets = [
  [
    'message',
    'forced',
    forcedMessageSchema,
    {
      type: 'NOTIFY_POP',
      id: mark,
      title: 'ende',
      createTime: '9999-12-31 23:59:59',
      model: '公文',
      content: '<p>正文</p>',
      url: '/list/index',
      messageUrls: [],
    },
    { title: 'ende' },
  ],
  ['unread', 'unread', unreadCountsSchema, { message: mark }, { message: mark }],
  ['generic', 'generic', genericFrameSchema, { type: 'ende' }, { type: 'ende' }],
] as const

it.each(
  sockets,
)('[HOLD-01] [PUSH-05] [SAFE-08] the %s socket may say anything: it is an event or left out', async (socketName, kind, schema, last, heard) => {
  const client = await signedInClient(stack.portal.url, `fuzz-${socketName}`)
  const live = await joinLive(stack.portal.url, client)
  const ofIt = () => platform.sockets(socketName, `fuzz-${socketName}`)
  await expect.poll(ofIt).toHaveLength(1)
  const [socket] = ofIt()
  for (const frame of framesOf(schema, { ...last, id: undefined })) socket?.send(frame)
  socket?.send(JSON.stringify(last))

  const payloads = () => live.events(kind).map(({ payload }) => payload)
  await expect.poll(() => payloads().at(-1), { timeout: 10_000 }).toMatchObject(heard)
  expect(payloads().length, 'some are right').toBeGreaterThan(cases / 100)
  expect(payloads().length, 'some are not').toBeLessThan(cases)
  for (const payload of payloads()) {
    if (kind === 'unread') expect(unreadCountsSchema.safeParse(payload).success).toBe(true)
    else
      expect(payload).toMatchObject(
        kind === 'forced' ? { title: expect.any(String) } : { type: expect.any(String) },
      )
  }
  expect(ofIt()).toEqual([socket])
  expect(stack.logLines.join('\n')).not.toContain(canary)
  live.socket.terminate()
})
