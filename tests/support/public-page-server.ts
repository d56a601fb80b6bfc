import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { folderOf } from './fetched-package'
import { foreignAppsFolder } from './foreign-apps'
import { ownFolder } from './portal-process'
import { listenLocally } from './ports'
import { fetchedPackages } from './public-pages'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.pdf': 'application/pdf',
}

/** The folder for the first segment of an address; other addresses lead to the pages. */
const folders: Record<string, string> = {
  vendor: join(ownFolder, 'node_modules'),
  files: join(ownFolder, 'fixtures/files'),
  ...Object.fromEntries(fetchedPackages.map((one) => [one.name, folderOf(one)])),
}

/** A team's own server: its pages, and well-known libraries as their packages bring them. It allows other sites to read. */
export async function startPublicPages() {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = decodeURIComponent(url.split('?')[0] ?? '/')
    const body = path.includes('..') ? null : await readFile(fileAt(path)).catch(() => null)
    response.setHeader('Access-Control-Allow-Origin', '*')
    // jQuery treats an address without a host as its own origin, and adds a header to such requests.
    response.setHeader('Access-Control-Allow-Headers', 'X-Requested-With')
    if (!body) return void response.writeHead(404).end()
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    response.end(body)
  })
  return listenLocally(server)
}

function fileAt(path: string): string {
  const [first = '', ...rest] = path.slice(1).split('/')
  const folder = folders[first]
  return folder ? join(folder, ...rest) : join(foreignAppsFolder, 'public-pages', path)
}
