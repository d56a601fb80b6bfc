import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { appsModel } from '../../mock-platform/data/apps'
import { scenarioAppSchema } from '../../mock-platform/data/scenario-app'
import type { Space } from '../../mock-platform/data/space'
import { listenLocally } from './ports'

/** An app from tests/foreign-apps, and what a test expects to see of it. */
export interface ForeignApp {
  code: string
  title: string
  /** Its second route, below the portal's origin. */
  detailPath: string
  /** The colour that the second route's own styles give its heading. */
  colour: string
  /** It has lifecycles, so the host gives it its name. */
  hears: boolean
  worker: boolean
  /** Built for one address or path, so it cannot be served from another. */
  bound?: true
  /** What its build needs in its row. */
  row?: object
}

export const foreignApps: readonly ForeignApp[] = [
  {
    code: 'vue2-webpack',
    title: '合同台账',
    detailPath: '/vue2-webpack/detail',
    colour: 'rgb(47, 125, 91)',
    hears: true,
    worker: false,
  },
  {
    code: 'react-webpack',
    title: '会议室预订',
    detailPath: '/react-webpack/detail',
    colour: 'rgb(31, 111, 196)',
    hears: true,
    worker: true,
  },
  {
    code: 'vue3-vite-qiankun',
    title: '资产管理',
    detailPath: '/vue3-vite-qiankun/detail',
    colour: 'rgb(184, 92, 30)',
    hears: true,
    worker: false,
    bound: true,
  },
  {
    code: 'vue3-vite-esm',
    title: '值班安排',
    detailPath: '/vue3-vite-esm#/detail',
    colour: 'rgb(29, 127, 140)',
    hears: true,
    worker: true,
  },
  {
    code: 'jquery-page',
    title: '车辆管理',
    detailPath: '/jquery-page#/detail',
    colour: 'rgb(154, 43, 58)',
    hears: false,
    worker: true,
  },
  {
    code: 'react-router-hash',
    title: '用印申请',
    detailPath: '/react-router-hash#/detail',
    colour: 'rgb(138, 63, 176)',
    hears: true,
    worker: false,
  },
  {
    code: 'angular-router',
    title: '固定资产盘点',
    detailPath: '/angular-router#/detail',
    colour: 'rgb(196, 52, 110)',
    hears: false,
    worker: true,
    // Its build tools write a handler into the page that activates the styles.
    row: { inline: true },
  },
  {
    code: 'umi-qiankun',
    title: '督查督办',
    detailPath: '/umi-qiankun/detail',
    colour: 'rgb(12, 92, 168)',
    hears: true,
    worker: false,
    bound: true,
  },
]

/** The folder that holds the apps, each with its build in `dist`. */
export const foreignAppsFolder = fileURLToPath(new URL('../foreign-apps', import.meta.url))

/** The start of the absolute addresses in the builds; the server replaces it with its own. */
const builtFor = 'http://foreign-apps.example'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
}

/** Serves the builds at `/{code}/` as another team's server would: on an origin of its own, open to others by CORS. */
export async function startForeignServer() {
  const server = createServer((request, response) => {
    void answer(decodeURIComponent(request.url?.split('?')[0] ?? '/'), response, () => local.url)
  })
  const local = await listenLocally(server)
  return local
}

async function answer(path: string, response: ServerResponse, own: () => string) {
  const [, code = '', ...rest] = path.split('/')
  const known = foreignApps.some((app) => app.code === code) && !rest.includes('..')
  const file = join(foreignAppsFolder, code, 'dist', rest.join('/') || 'index.html')
  const body = known ? await readFile(file).catch(() => null) : null
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (!body) return void response.writeHead(404).end()
  const type = contentTypes[extname(file)] ?? 'application/octet-stream'
  response.setHeader('Content-Type', type)
  response.end(type.includes('charset') ? body.toString().replaceAll(builtFor, own()) : body)
}

/** Adds the apps to a space, all on zhangsan's rail; `entryOf` gives the address that serves each. */
export function registerForeignApps(space: Space, entryOf: (app: ForeignApp) => string) {
  const apps = space.collection(appsModel)
  for (const app of foreignApps) {
    const fields = scenarioAppSchema.parse({ title: app.title, entry: entryOf(app) })
    apps.create({ ...fields, code: app.code, sort: apps.count + 1 })
  }
  const rows = foreignApps.flatMap(({ code, row }) => (row ? [[code, row]] : []))
  space.constants.set('APP_HOSTING', JSON.stringify(Object.fromEntries(rows)))
  space.users.update('zhangsan', { pinned: foreignApps.map(({ code }) => code) })
}
