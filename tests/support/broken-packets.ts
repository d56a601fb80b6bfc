import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'

/** What one hostile connection sends, piece by piece, and how it ends. */
export interface BrokenExchange {
  pieces: string[]
  /**
   * `reset`: RST; `end`: FIN, then it listens; `leave`: sends and ends nothing until `letGo`; `close`: closes at
   * once.
   */
  ending: 'reset' | 'end' | 'leave' | 'close'
  /** Waits for the first byte of an answer before it ends. */
  listens: boolean
}

const assets = fileURLToPath(new URL('../../build/client/assets', import.meta.url))
const bySize = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ path: `/assets/${name}`, size: statSync(`${assets}/${name}`).size }))
  .sort((one, other) => one.size - other.size)
  .map(({ path }) => path)
const someFile = bySize[Math.floor(bySize.length / 2)] ?? ''
const largeFile = bySize.at(-1) ?? ''

const paths = [
  ...[someFile, someFile, largeFile, largeFile],
  ...['/', '/live', '/login', '/logout', '/session/token', '/session/end', '/modifyPassword'],
  ...['/healthz', '/readyz', '/metrics', '/realm', '/iframe.html', '/open/inbox', '/framing/x'],
  ...['/assets/none-12345678.js', '/subapps/inbox/', '/service-system/sysappuser/list'],
  ...['//', '/%', '/%00', '/..%2f', '*', 'http://evil.example/', `/${'a'.repeat(9000)}`],
  ...['/ssoLogin?tk=x', '/index?_data=routes%2F%24', '/login.data', '/mqtt', '/__mock/spaces'],
]
const methods = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW', 'get', '']
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/9.9', 'HTTP', '']

const webSocket = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]
const headers = [
  ...[[], webSocket, webSocket.slice(0, 2), webSocket.slice(0, 3)],
  [...webSocket, 'Sec-WebSocket-Protocol: vite-hmr'],
  [...webSocket.slice(0, 2), 'Sec-WebSocket-Protocol: vite-ping'],
  [...webSocket, 'Sec-WebSocket-Protocol: mqtt'],
  [...webSocket, 'Origin: http://evil.example'],
  [...webSocket, 'Origin: http://portal.example'],
  ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
  ['Upgrade: h2c', 'Connection: Upgrade', 'Content-Length: 5'],
  ['Connection: Upgrade', 'Upgrade: \u0001'],
  ['Content-Length: 100'],
  ['Content-Length: -1'],
  ['Content-Length: 999999999999999999999'],
  ['Content-Length: 5', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: gzip, chunked'],
  ['Expect: 100-continue', 'Content-Length: 5'],
  ['Expect: miracles'],
  ['Content-Type: multipart/form-data; boundary=', 'Content-Length: 20'],
  ['Content-Type: application/json', 'Content-Length: 12'],
  ['Cookie: portal=%E0%A4%A; desk={"; =;;;'],
  [`Cookie: ${'x'.repeat(20_000)}=1`],
  [`X-Long: ${'y'.repeat(70_000)}`],
  Array.from({ length: 300 }, (_, index) => `X-${index}: 1`),
  ['Range: bytes=9-1,0-0,-5', 'If-Range: "x"'],
  ['Range: bytes=9-1'],
  ['Range: bytes=1-9,5-'],
  ['Range: bytes=99999999999999999999-'],
  ['If-Match: "x"', 'If-Unmodified-Since: never'],
  ['Accept-Encoding: br;q=9, *;q=-1', 'Accept-Language: ,,;q=x'],
  ['X-Forwarded-For: ::::, 1.1.1.1.1', 'X-Forwarded-Host: :', 'X-Forwarded-Proto: gopher'],
  ['Host: a', 'Host: b'],
  ['No colon'],
  [': empty'],
  ['Folded: a', ' b'],
]
const bodies = ['', '{"a":', 'zz\r\n', '5\r\nhello\r\n', 'ffffffffff\r\n', '\u0000\u0001\u0002']
const frames = ['\u0081\u0085', '\u00ff\u00ff\u00ff', '\u0088\u0080\u0000\u0000\u0000\u0000']

/** `cookie`: a line that each request has, or ''. */
const requestTo = (entrances: readonly string[], cookie: string) =>
  fc
    .tuple(
      fc.constantFrom(...methods),
      fc.constantFrom(...entrances),
      fc.constantFrom(...versions, 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1'),
      fc.constantFrom(...headers),
      fc.constantFrom('Host: portal.example\r\n', 'Host: portal.example\r\n', '', 'Host: @:x\r\n'),
      fc.constantFrom(...bodies, ...frames),
      fc.constantFrom('\r\n', '\r\n', '\n', ''),
    )
    .map(
      ([method, path, version, lines, host, body, end]) =>
        `${method} ${path} ${version}\r\n${host}${cookie}${lines.map((line) => `${line}\r\n`).join('')}${end}${body}`,
    )

const noise = fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 200 })

const exchangeOf = (request: fc.Arbitrary<string>): fc.Arbitrary<BrokenExchange> =>
  fc
    .record({
      text: fc.oneof(
        { weight: 4, arbitrary: request },
        { weight: 4, arbitrary: fc.tuple(request, request).map((two) => two.join('')) },
        { weight: 1, arbitrary: fc.array(request, { minLength: 3, maxLength: 6 }).map(joined) },
        { weight: 1, arbitrary: noise },
      ),
      cuts: fc.array(fc.nat(400), { maxLength: 4 }),
      ending: fc.constantFrom('reset', 'reset', 'end', 'leave', 'close'),
      listens: fc.boolean(),
    })
    .map(({ text, cuts, ...rest }) => ({ pieces: cutAt(text, cuts), ...rest }))

/**
 * Broken requests, upgrades and bodies for every entrance: alone, one behind the other in one packet, cut in pieces.
 */
export const brokenExchange = exchangeOf(requestTo(paths, ''))

/** What only a signed-in browser can reach; none of it ends the session. */
const inside = [
  ...['/index', '/list/index?x=%E0%A4%A', '/messages', '/messages/unread', '/messages/detail'],
  ...['/assistant', '/feedback', '/files', '/notices', '/themes', '/shortcuts', '/language'],
  ...['/home-layouts', '/document-search', '/palette/people', '/app-mounts', '/session/activity'],
  ...['/palette/mails', '/first-steps'],
  ...['/app-page/inbox/', '/app-page/inbox/../x', '/app-entrance/inbox?to=/', '/realm?app=inbox'],
  ...['/iframe.html?app=policy', '/open/policy', '/framing/policy', '/external-token', '/live'],
  ...['/subapps/inbox/', '/service-system/sysappuser/list', '/service-file/file/upload'],
]

/** The same with a session. `cookie`: the value of the Cookie header. */
export const brokenExchangeOf = (cookie: string) =>
  exchangeOf(requestTo(inside, `Cookie: ${cookie}\r\n`))

const lines = (all: string[]) => all.map((line) => `${line}\r\n`).join('')
const vite = 'Sec-WebSocket-Protocol: vite-hmr\r\n'

/** Exchanges known to have ended the process, or to have held its sockets forever. */
export const knownAttacks: Record<string, BrokenExchange> = {
  "an upgrade by Vite's protocol, then a reset": {
    pieces: [`GET /live HTTP/1.1\r\nHost: a\r\n${lines(webSocket)}${vite}\r\n`],
    ending: 'reset',
    listens: false,
  },
  "an upgrade by Vite's protocol that just stays": {
    pieces: [`GET /live HTTP/1.1\r\nHost: a\r\n${lines(webSocket)}${vite}\r\n`],
    ending: 'leave',
    listens: false,
  },
  'an upgrade behind a request that is still being answered': {
    pieces: [
      'GET /login HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
    ending: 'end',
    listens: true,
  },
  'an upgrade with a body that breaks off, then a reset': {
    pieces: [
      `GET /live HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n${lines(webSocket)}\r\n`,
      '3\r\nab',
    ],
    ending: 'reset',
    listens: false,
  },
  'an upgrade with a body that never ends': {
    pieces: [
      `GET /live HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n${lines(webSocket)}\r\n3\r\nab`,
    ],
    ending: 'leave',
    listens: true,
  },
  'a large file, given up after its first bytes': {
    pieces: [`GET ${largeFile} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ending: 'reset',
    listens: true,
  },
  'a part of a file that ends before it begins': {
    pieces: [`GET ${someFile} HTTP/1.1\r\nHost: a\r\nRange: bytes=9-1\r\n\r\n`],
    ending: 'end',
    listens: true,
  },
  'an upgrade that is refused and never closed by its sender': {
    pieces: [`GET /live HTTP/1.1\r\nHost: a\r\n${lines(webSocket)}\r\n`],
    ending: 'leave',
    listens: true,
  },
}

/** Runs an exchange; resolves once it has ended, with what was received and a function that releases the connection. */
export async function speak(
  port: number,
  { pieces, ending, listens }: BrokenExchange,
  /** How long it waits for an answer, in milliseconds: broken requests often have none before their end. */
  patience = 40,
): Promise<{ heard: string; socket: Socket }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.on('error', () => {})
  const answered = new Promise<void>((done) => {
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1')
      done()
    })
    socket.on('end', done)
    socket.on('close', () => done())
  })
  await new Promise<void>((done) => socket.once('connect', done).once('close', () => done()))
  for (const piece of pieces) {
    if (socket.destroyed) break
    // Each piece is written before the next, so that the pieces arrive as pieces.
    await new Promise<void>((done) => socket.write(piece, 'latin1', () => done()))
  }
  if (listens) await Promise.race([answered, new Promise((done) => setTimeout(done, patience))])
  if (ending === 'reset') socket.resetAndDestroy()
  else if (ending === 'close') socket.destroy()
  else if (ending === 'end') socket.end()
  return { heard, socket }
}

function cutAt(text: string, cuts: number[]): string[] {
  const places = [...new Set(cuts.filter((at) => at > 0 && at < text.length))].sort((a, b) => a - b)
  return [0, ...places].map((from, index) => text.slice(from, places[index] ?? text.length))
}

function joined(requests: string[]): string {
  return requests.join('')
}
