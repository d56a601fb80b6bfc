import { execFileSync } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** What somebody else's server was asked, and all that the browser told it on the way. */
export interface Asked {
  path: string
  /** The address as it was asked for, with what a query told. */
  url: string
  headers: IncomingHttpHeaders
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** As those of other teams look: a page, a style, a picture, data. */
const answers: Record<string, [type: string, body: string | Buffer]> = {
  '.png': ['image/png', onePixel],
  '.css': ['text/css', '#root { min-height: 1px }'],
  '.json': ['application/json', '{}'],
}
// Without an icon of its own no browser asks for one, with the page's own address as the referrer.
const page =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>别处</title>' +
  '<link rel="icon" href="data:,"><h1>别处的页面</h1>'

/**
 * A server of somebody else: another host than the portal's, by https, as pictures come by nothing else. It answers
 * everything, to everybody, and remembers what it was asked.
 */
export async function startThirdParty() {
  const asked: Asked[] = []
  const pem = certificate()
  const server = createServer({ key: pem, cert: pem }, ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'https://here')
    asked.push({ path: pathname, url, headers })
    const ending = /\.\w+$/.exec(pathname)?.[0] ?? ''
    const [type, body] = answers[ending] ?? ['text/html; charset=utf-8', page]
    response.writeHead(200, {
      'content-type': type,
      // To anybody, also to who wants to send cookies along.
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    })
    response.end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

export type ThirdParty = Awaited<ReturnType<typeof startThirdParty>>

/** A key and what it has signed for itself, one after the other. */
function certificate(): string {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const files = ['-keyout', '-', '-out', '-']
  return execFileSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
