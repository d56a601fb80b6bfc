import { createServer, type ServerResponse } from 'node:http'
import { listenLocally } from '../../support/ports'
import { buildHost, buildSubApp } from './build'

const hosts = ['plain', 'iframe', 'qiankun'] as const
export type FloorName = (typeof hosts)[number]

/** Rows of the table, about seven nodes each. Apps whose code begins with `heavy` have the second number. */
const rows = { usual: 140, heavy: 710 }
const kept = 'public, max-age=31536000, immutable'

/**
 * The one server for every host: the pages of the hosts other than the portal, and the sub-app under as many codes as
 * are requested, open to other origins by CORS.
 */
export async function startFiles() {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/beats/')) beats.add(path)
    else return answer(response, path)
    response.writeHead(204).end()
  })
  const { url, close } = await listenLocally(server)
  const beats = new Set<string>()
  const subApp = await buildSubApp(url)
  const scripts = new Map<string, string>()
  for (const name of hosts) scripts.set(`/hosts/${name}.js`, await buildHost(name))

  function answer(response: ServerResponse, path: string) {
    const send = (type: string, cache: string, text: string) =>
      response
        .writeHead(200, {
          'Access-Control-Allow-Origin': '*',
          'Cache-Control': cache,
          'Content-Type': `${type}; charset=utf-8`,
        })
        .end(text)
    const script = scripts.get(path)
    if (script) send('text/javascript', kept, script)
    else if (path.startsWith('/hosts/')) send('text/html', 'no-cache', hostPage(path))
    else if (path.endsWith('/app.js')) send('text/javascript', kept, subApp.script)
    else if (path.endsWith('/app.css')) send('text/css', kept, subApp.style)
    else if (path.startsWith('/apps/')) send('text/html', 'no-cache', entry(path))
    else response.writeHead(404).end()
  }

  return {
    url,
    /** Which instances' timers have fired since this was last emptied. */
    beats,
    scriptSize: subApp.script.length,
    close,
  }
}

export type Files = Awaited<ReturnType<typeof startFiles>>

function entry(path: string): string {
  const isHeavy = path.startsWith('/apps/heavy')
  const count = isHeavy ? rows.heavy : rows.usual
  // Switches between these apps are measured; changes that the apps make on their own would count as well.
  const clock = isHeavy ? ' data-clock="off"' : ''
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>请假申请</title>' +
    '<link rel="stylesheet" href="./app.css"></head>' +
    `<body><div id="root" data-rows="${count}"${clock}></div><script src="./app.js"></script></body></html>`
  )
}

/** A page whose panes fill it, hidden in the same way as the portal hides its own. */
function hostPage(path: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>host</title><style>' +
    '.pane{position:absolute;inset:0;overflow:auto;background:#fff}' +
    '.hidden{content-visibility:hidden;visibility:hidden}' +
    'iframe{display:block;width:100%;height:100%;border:0}</style></head>' +
    `<body data-rows="${rows.usual}"><script src="${path}.js"></script></body></html>`
  )
}
