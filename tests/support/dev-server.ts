import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Plugin } from 'vite'
import { freePort } from './ports'

/** As plugins add it, above all React's: an inline module that must run before the page's own. */
const preamble: Plugin = {
  name: 'preamble',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module' },
      children: `import { install } from '/preamble.js'; install(window)`,
    },
  ],
}

/** A developer's Vite server with an app of these files; `write` changes one of them. */
export async function startDevServer(files: Record<string, string>) {
  const root = await mkdtemp(join(tmpdir(), 'own-server-'))
  const write = (name: string, text: string) => writeFile(join(root, name), text)
  await Promise.all(Object.entries(files).map(([name, text]) => write(name, text)))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'silent' },
    plugins: 'preamble.js' in files ? [preamble] : [],
    server: { port, strictPort: true, origin: url },
    optimizeDeps: { noDiscovery: true },
  })
  await server.listen()
  return {
    url,
    write,
    async close() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}
