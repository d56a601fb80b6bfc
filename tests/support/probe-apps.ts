import { createServer } from 'node:http'
import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { listenLocally } from './ports'

/** How an entry exposes its lifecycles: as a webpack bundle's global, or as the exports of a module. */
export type Make = 'umd' | 'esm'

export interface ProbeApp {
  /** Statements that run when the script is loaded. */
  load?: string
  /** Statements with `props` and `root`. */
  mount?: string
  unmount?: string
  css?: string
}

/** Serves small sub-apps made for one test, as a server of another team would: from another origin, with CORS. */
export async function serveProbeApps() {
  const files = new Map<string, { type: string; text: string }>()
  const asked: string[] = []
  const server = createServer((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/'
    asked.push(path)
    const file = files.get(path)
    // A test's app may report to this server by a request; its path is in `asked`.
    res.writeHead(file ? 200 : 204, {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': file?.type ?? 'text/plain',
    })
    res.end(file?.text)
  })
  const { url: origin, close } = await listenLocally(server)

  return {
    origin,
    /** The requested paths, in order. */
    asked,
    /** Makes an app and gives the signed-in users of the space access to it. */
    add(space: Space, code: string, make: Make, app: ProbeApp) {
      files.set(`/${code}/`, { type: 'text/html', text: entryOf(make) })
      files.set(`/${code}/app.js`, { type: 'text/javascript', text: scriptOf(code, make, app) })
      files.set(`/${code}/app.css`, { type: 'text/css', text: app.css ?? '' })
      register(space, code, `${origin}/${code}/`)
    },
    close,
  }
}

export type ProbeApps = Awaited<ReturnType<typeof serveProbeApps>>

function register(space: Space, code: string, entry: string) {
  const like = space.collection(appsModel).get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  space.collection(appsModel).create({ ...like, code, title: code, entry, nextPath: '', sort: 500 })
}

function entryOf(make: Make): string {
  const script =
    make === 'esm'
      ? '<script type="module" src="./app.js"></script>'
      : '<script src="./app.js"></script>'
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>probe</title>' +
    `<link rel="stylesheet" href="./app.css"></head><body><div id="root"></div>${script}</body></html>`
  )
}

function scriptOf(code: string, make: Make, { load = '', mount = '', unmount = '' }: ProbeApp) {
  const functions =
    'async function bootstrap(){}\n' +
    `async function mount(props){const root=props.container.querySelector('#root');root.dataset.mounted=props.name;${mount}}\n` +
    `async function unmount(props){${unmount}}\n`
  const exported =
    make === 'esm'
      ? 'export { bootstrap, mount, unmount }'
      : `window[${JSON.stringify(`library-${code}`)}]={bootstrap,mount,unmount}`
  return make === 'esm'
    ? `${load}\n${functions}${exported}`
    : `(function(){${load}\n${functions}${exported}})()`
}
