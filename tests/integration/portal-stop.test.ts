import type { ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { answerTo, createHttpClient, type HttpClient } from '../support/http-client'
import { joinLive, signedInClient } from '../support/live-client'
import { startLivePlatform } from '../support/live-platform'
import { startPortalProcess } from '../support/portal-process'
import { forFile } from '../support/server-test'

const platform = await forFile(startLivePlatform())

/** A download whose first bytes have arrived; `ended`: its text, or null if it was cut. */
async function startDownload(client: HttpClient, name: string) {
  const answer = await answerTo(client.open(`/service-file/file/download?name=${name}`).end())
  let text = ''
  answer.on('data', (chunk) => {
    text += chunk
  })
  const ended = new Promise<string | null>((done) => {
    answer.on('end', () => done(text))
    answer.on('error', () => done(null))
  })
  await expect.poll(() => text).toContain('begun')
  return { ended }
}

/** Opens ten windows for each of fifty users. */
async function fillWithWindows(portalUrl: string) {
  const people: { client: HttpClient; windows: Awaited<ReturnType<typeof joinLive>>[] }[] = []
  for (let person = 0; person < 50; person += 1) {
    const client = await signedInClient(portalUrl, `working${person}`)
    const ten = Array.from({ length: 10 }, () => joinLive(portalUrl, client))
    people.push({ client, windows: await Promise.all(ten) })
  }
  return people
}

it('[HOLD-05] SIGTERM with 500 sockets and running downloads: the short one finishes, the endless one is cut, and it ends with 0 within 15 s', async () => {
  const portal = await startPortalProcess({ PLATFORM_URL: platform.url })
  const bodies: ServerResponse[] = []
  platform.serveFile = (res) => {
    bodies.push(res)
    res.writeHead(200, { 'Content-Type': 'application/octet-stream' }).write('begun')
  }
  const people = await fillWithWindows(portal.url)
  const { client } = people[0] ?? { client: createHttpClient(portal.url) }
  const short = await startDownload(client, 'short')
  const endless = await startDownload(client, 'endless')
  // Keeps sending, so that the download is not cut because of a silent backend.
  const more = setInterval(() => bodies[1]?.write('.'), 200)

  const ended = portal.end('SIGTERM')
  const late = new Promise((done) => setTimeout(done, 15_000, 'late').unref())
  const readiness = async () => (await createHttpClient(portal.url).get('/readyz')).status
  await expect.poll(readiness).toBe(503)
  bodies[0]?.end(' and done')
  expect(await short.ended).toBe('begun and done')
  const codes = await Promise.all(people.flatMap(({ windows }) => windows.map((it) => it.closed)))
  expect(codes).toEqual(Array.from({ length: 500 }, () => closeCodes.restarting))
  expect(await Promise.race([ended, late])).toBe(0)
  expect(await endless.ended).toBeNull()
  expect(portal.log()).toContain('portal stopped')
  clearInterval(more)
}, 90_000)

it('[HOLD-05] after SIGKILL the next process knows all sessions, and each browser’s socket is let in again', async () => {
  const killed = await startPortalProcess({ PLATFORM_URL: platform.url })
  const people = await fillWithWindows(killed.url)
  expect(await killed.end('SIGKILL')).toBe('SIGKILL')
  await Promise.all(people.flatMap(({ windows }) => windows.map((it) => it.closed)))

  const next = await startPortalProcess({ PLATFORM_URL: platform.url, PORT: killed.port })
  for (const { client } of people) {
    expect((await client.get('/session/resumed')).status).toBe(200)
    const back = await Promise.all(Array.from({ length: 10 }, () => joinLive(next.url, client)))
    expect(back.map(({ welcome }) => welcome.resumed)).toEqual(back.map(() => false))
  }
  expect(await next.end('SIGTERM')).toBe(0)
}, 90_000)
