import { createServer } from 'node:http'
import path from 'node:path'
import { listenLocally } from './ports'

const types: Record<string, string> = { '.json': 'application/json', '.js': 'text/javascript' }

/** Serves pages by their path as another team's server would: from an origin of its own, open to all by CORS. */
export async function startEntryServer(pages: Record<string, string>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://entry')
    const page = pages[pathname]
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': types[path.extname(pathname)] ?? 'text/html; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    response.end(page ?? '')
  })
  return listenLocally(server)
}
