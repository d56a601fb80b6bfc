import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { answerTo, createHttpClient } from '../support/http-client'
import { cookiesOf } from '../support/live-client'
import { freePort } from '../support/ports'
import { forFile, stackForFile, stackForTest } from '../support/server-test'
import { startUpstream } from '../support/upstream'

/**
 * So short that any peer waited for is too slow. tests/integration/slow-peers-watch.test.ts covers peers that may stay.
 */
const times = { headers: 60, body: 60, reader: 60, idle: 60, check: 20 }

let answerer = (_: IncomingMessage, res: ServerResponse): void => {
  res.writeHead(404).end()
}
const upstream = await forFile(startUpstream((req, res) => answerer(req, res)))
const stack = await stackForFile({ PLATFORM_URL: upstream.url }, undefined, {}, times)
const client = createHttpClient(stack.portal.url)
await client.signIn('anybody')

/** Sends this and then nothing more: resolves with what is answered once the portal has ended the connection. */
async function silentAfter(text: string, port = Number(new URL(stack.portal.url).port)) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.write(text)
  await new Promise((done) => socket.once('close', done))
  return heard
}
const cookie = `Cookie: ${cookiesOf(client)}\r\n`
const timedOut = /^HTTP\/1\.1 408 /

it.each([
  ['nothing', ''],
  ['half a line', 'GET /log'],
  ['half its headers', 'GET /login HTTP/1.1\r\nHost: a\r\nX-Slow: '],
])('[SAFE-16] a connection that sends %s is ended', async (_, text) => {
  expect(await silentAfter(text)).toMatch(timedOut)
})

it.each([
  ['a form of the portal’s', '/login', ''],
  ['a form of the portal’s, by a user', '/modifyPassword', cookie],
  ['an upload to a service', '/service-file/upload', cookie],
  ['JSON', '/app-mounts', `${cookie}Content-Type: application/json\r\n`],
])('[SAFE-16] the body of %s that does not come is cut with 408', async (_, path, headers) => {
  answerer = () => {}
  const text = `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Length: 100\r\n\r\nhalf`
  const heard = await silentAfter(text)
  expect(heard).toMatch(timedOut)
  expect(heard).toContain("\r\nContent-Security-Policy: default-src 'none'")
  const errors = stack.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(errors).toEqual([])
})

it('[SAFE-16] an upload that stops is cut for the service as well', async () => {
  const arriving = new Promise<IncomingMessage>((done) => {
    answerer = (req) => done(req.resume())
  })
  const sent = client.open('/service-file/upload', {
    method: 'POST',
    headers: { 'content-length': '100' },
  })
  sent.on('error', () => {})
  sent.write('half')
  await expect(once(await arriving, 'end')).rejects.toThrow('aborted')
  sent.destroy()
})

it('[SAFE-16] a download that is not read frees the service', async () => {
  const closed = new Promise((done) => {
    answerer = (_, res) => {
      res.once('close', done)
      const pour = () => {
        while (!res.destroyed && res.write(Buffer.alloc(64 * 1024)));
      }
      res.on('drain', pour)
      pour()
    }
  })
  const answer = await answerTo(client.open('/service-file/file/download').end())
  answer.on('error', () => {})
  answer.pause()
  await closed
  answer.destroy()
})

it('[SAFE-16] a connection that is no longer used is ended without a word', async () => {
  const heard = await silentAfter('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(heard.endsWith('ok\n')).toBe(true)
})

it('[SAFE-16] the metrics at a port of their own are no other way in', async () => {
  const port = await freePort()
  await stackForTest({ METRICS_PORT: String(port) }, undefined, {}, times)
  const text = 'POST /metrics HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n'
  await silentAfter('GET /metrics HTTP/1.1\r\nHost: a\r\nX-Slow: ', port)
  await silentAfter(text, port)
})
