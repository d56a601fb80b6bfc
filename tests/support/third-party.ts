import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { certificateFor } from './certificate'
import { listenLocally } from './ports'

/** A request to a third party's server, with everything that the browser sent along. */
export interface Asked {
  path: string
  /** The requested address, query included. */
  url: string
  headers: IncomingHttpHeaders
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
/** What other teams' servers send: a page, a style, a picture, data. */
const answers: Record<string, [type: string, body: string | Buffer]> = {
  '.png': ['image/png', onePixel],
  '.css': ['text/css', '#root { min-height: 1px }'],
  '.json': ['application/json', '{}'],
}
// Without an icon of its own, the browser would request one with the page's own address as the referrer.
const page =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>别处</title>' +
  '<link rel="icon" href="data:,"><h1>别处的页面</h1>'

/**
 * A third party's server: on another host than the portal's, and over https, because pictures come by nothing else. It
 * answers every request from every origin, and records them all.
 */
export async function startThirdParty() {
  const asked: Asked[] = []
  const pem = certificateFor('localhost')
  const server = createServer({ key: pem, cert: pem }, ({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'https://here')
    asked.push({ path: pathname, url, headers })
    const ending = /\.\w+$/.exec(pathname)?.[0] ?? ''
    const [type, body] = answers[ending] ?? ['text/html; charset=utf-8', page]
    response.writeHead(200, {
      'content-type': type,
      // Open to every origin, even for requests with cookies.
      'access-control-allow-origin': headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
    })
    response.end(body)
  })
  const { port, close } = await listenLocally(server)
  return {
    url: `https://localhost:${port}`,
    asked,
    close,
  }
}

export type ThirdParty = Awaited<ReturnType<typeof startThirdParty>>
