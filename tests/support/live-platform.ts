import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { listenLocally } from './ports'

/** How the platform answers an upgrade: with a socket, with one that it closes at once, a status, or not at all. */
export type UpgradeAnswer = 'open' | 'close' | 'hang' | number

/**
 * A platform whose sockets do what a test orders, for what the mock platform cannot do. Every account may sign in; an
 * account's token is `tk_ACCOUNT`.
 */
export async function startLivePlatform() {
  const sockets = new WebSocketServer({ noServer: true })
  const open: { kind: string; account: string; socket: WebSocket; line: Duplex }[] = []
  const hanging: { name: string; socket: Duplex }[] = []
  const platform = {
    generic: '/ws/generic',
    /** Answers the requests to the file service. */
    serveFile: (res: ServerResponse): void => void res.writeHead(404).end(),
    /** By the last segment of the path. */
    answers: {} as Record<string, UpgradeAnswer>,
    /** Every attempt: its path and token, and how many of the same kind were still waiting for an answer. */
    attempts: [] as { kind: string; token: string; besides: number }[],
    /** What the portal sent on its sockets. */
    received: [] as { kind: string; text: string }[],
    /** The open sockets of a kind, of one account or of all. */
    sockets: (kind: string, account?: string) =>
      open
        .filter((one) => one.kind === kind && (!account || one.account === account))
        .map(({ socket }) => socket),
    /** The connection below such a socket, for bytes that no WebSocket would send. */
    line: (kind: string, account: string) =>
      open.find((one) => one.kind === kind && one.account === account)?.line,
  }
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/service-file/')) platform.serveFile(res)
    else void answer(req, res, platform.generic)
  })
  server.on('upgrade', (req, socket, head) => {
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://platform')
    const kind = pathname.split('/').at(-1) ?? ''
    const token = searchParams.get('access_token') ?? ''
    const name = `${kind} ${token}`
    const waits = (one: { name: string; socket: Duplex }) => one.name === name && !one.socket.closed
    platform.attempts.push({ kind, token, besides: hanging.filter(waits).length })
    const how = platform.answers[kind] ?? 'open'
    socket.on('error', () => socket.destroy())
    if (how === 'hang') {
      hanging.push({ name, socket })
      socket.resume().on('end', () => socket.destroy())
      return
    }
    if (typeof how === 'number') {
      return socket.end(
        `HTTP/1.1 ${how} No\r\nLocation: http://elsewhere.example/\r\nContent-Length: 0\r\n\r\n`,
      )
    }
    sockets.handleUpgrade(req, socket, head, (opened) => {
      if (how === 'close') return opened.close()
      const entry = { kind, account: token.replace('tk_', ''), socket: opened, line: socket }
      open.push(entry)
      opened.on('message', (data) => platform.received.push({ kind, text: String(data) }))
      opened.on('close', () => open.splice(open.indexOf(entry), 1))
    })
  })
  const { url, close } = await listenLocally(server)
  return Object.assign(platform, {
    url,
    close() {
      for (const { socket } of open) socket.terminate()
      for (const { socket } of hanging) socket.destroy()
      return close()
    },
  })
}

export type LivePlatform = Awaited<ReturnType<typeof startLivePlatform>>

async function answer(req: IncomingMessage, res: ServerResponse, generic: string) {
  let body = ''
  for await (const chunk of req) body += chunk
  const bearer = req.headers.authorization?.replace('Bearer tk_', '') ?? ''
  const data = () => {
    if (req.url === '/auth/oauth/token') {
      const account = new URLSearchParams(body).get('username') ?? ''
      return { ...userOf(account), access_token: `tk_${account}` }
    }
    if (req.url === '/auth/oauth/check_token') return userOf(bearer)
    if (req.url?.endsWith('/GENERIC_SOCKET_URL')) return generic
    return null
  }
  res.end(JSON.stringify({ code: 0, msg: '', data: data() }))
}

const userOf = (account: string) => ({
  userId: `u-${account}`,
  account,
  username: account,
  tenantId: 't-1',
  orgId: 'd-1',
  exInfo: { init: account.startsWith('newcomer') ? '1' : '0' },
})
