import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

export const pageBootModule = 'app/hosting/realm/page-boot.ts'

/**
 * Bundles the boot script of page apps into one classic script: a module would run only after the page's own scripts.
 * In development it is at /page-boot.js.
 */
export const pageBoot: Plugin = {
  name: 'portal-page-boot',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  configureServer(server) {
    server.middlewares.use('/page-boot.js', (_, response) => {
      bundle(server.config.root, false).then(
        (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
        (error: Error) => response.writeHead(500).end(error.message),
      )
    })
  },
  async generateBundle(_, files) {
    if (!Object.values(files).some(({ name }) => name === 'realm-boot')) return
    const root = path.resolve(import.meta.dirname, '..')
    this.emitFile({
      type: 'asset',
      name: 'page-boot.js',
      originalFileName: pageBootModule,
      source: await bundle(root, true),
    })
  },
}

async function bundle(root: string, minify: boolean): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [pageBootModule],
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
