import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

/** Address in development → module. */
const bootScripts = {
  '/page-boot.js': 'app/hosting/realm/page-boot.ts',
  '/isolated-boot.js': 'app/hosting/realm/isolated-boot.ts',
}

/**
 * Bundles the boot scripts of page apps and of isolated apps into one classic script each: a module would run only after
 * the page's own scripts.
 */
export const pageBoot: Plugin = {
  name: 'portal-page-boot',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  configureServer(server) {
    for (const [address, module] of Object.entries(bootScripts)) {
      server.middlewares.use(address, (_, response) => {
        bundle(module, server.config.root, false).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: Error) => response.writeHead(500).end(error.message),
        )
      })
    }
  },
  async generateBundle(_, files) {
    if (!Object.values(files).some(({ name }) => name === 'realm-boot')) return
    const root = path.resolve(import.meta.dirname, '..')
    for (const [address, module] of Object.entries(bootScripts)) {
      this.emitFile({
        type: 'asset',
        name: address.slice(1),
        originalFileName: module,
        source: await bundle(module, root, true),
      })
    }
  },
}

async function bundle(module: string, root: string, minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [module],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles[0]?.text ?? ''
}
