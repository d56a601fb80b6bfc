import { once } from 'node:events'
import { WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import type { LiveKind, ServerFrame } from '~contract/live/protocol'
import { createHttpClient, type HttpClient } from './http-client'

/** Signs a user in and gives the browser, which has no screen. */
export async function signedInClient(portalUrl: string, account: string) {
  const client = createHttpClient(portalUrl)
  await client.signIn(account)
  return client
}

/** The cookies that a browser would send. */
export function cookiesOf(client: HttpClient) {
  return [...client.jar].map(([name, value]) => `${name}=${value}`).join('; ')
}

interface Opening {
  cookie?: string
  /** null = none; the portal's own otherwise. */
  origin?: string | null
  headers?: Record<string, string>
}

/** Opens /live as a window does, without sending anything yet. */
export function openLive(portalUrl: string, { cookie, origin = portalUrl, headers }: Opening = {}) {
  const socket = new WebSocket(`${portalUrl.replace('http', 'ws')}/live`, {
    headers: { ...(cookie && { cookie }), ...(origin && { origin }), ...headers },
    // Over https accepts any certificate, because tests make their own.
    rejectUnauthorized: false,
  })
  const frames: ServerFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  socket.on('error', () => {})
  const status = new Promise<number>((done) => {
    socket.on('open', () => done(101))
    socket.on('unexpected-response', (request, response) => {
      done(response.statusCode ?? 0)
      request.destroy()
    })
  })
  return {
    socket,
    frames,
    /** The status of the answer to the upgrade request. */
    status,
    /** The code with which it was closed. */
    closed: new Promise<number>((done) => socket.on('close', done)),
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
    /** The events of a kind that it has received. */
    events: <Kind extends LiveKind>(kind: Kind) =>
      frames.flatMap((frame) =>
        frame.t === 'event' && frame.kind === kind
          ? [frame as Extract<ServerFrame, { t: 'event'; kind: Kind }>]
          : [],
      ),
  }
}

/** A window that has been welcomed; with `from` it reconnects, or if `fresh` begins at the offset of its page. */
export async function joinLive(
  portalUrl: string,
  client: HttpClient,
  from: { epoch?: string; offset?: number; fresh?: true } = {},
) {
  const live = openLive(portalUrl, { cookie: cookiesOf(client) })
  const status = await live.status
  if (status !== 101) throw new Error(`the upgrade was answered ${status}`)
  live.say({ t: 'hello', v: 1, ...from })
  const [first] = await Promise.race([
    once(live.socket, 'message'),
    live.closed.then((code) => {
      throw new Error(`closed with ${code}, ${nameOf(code)}`)
    }),
  ])
  const welcome = JSON.parse(String(first)) as Extract<ServerFrame, { t: 'welcome' }>
  return { ...live, welcome }
}

function nameOf(code: number) {
  return Object.entries(closeCodes).find(([, value]) => value === code)?.[0] ?? 'unknown'
}
