import path from 'node:path'
import { build } from 'esbuild'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')

/** Address in development → module. */
const scripts = {
  '/realm-boot.js': 'app/hosting/realm/boot.ts',
  '/page-boot.js': 'app/hosting/realm/page-boot.ts',
  '/isolated-boot.js': 'app/hosting/realm/isolated-boot.ts',
}

/** The tokens for frames, in addition to the sheet that the shell makes of the same file. */
const styles = { id: `${path.join(root, 'app/ui/tokens.css')}?realm`, name: 'realm' }

/**
 * Bundles the boot code of app frames into one classic script per kind. A module would run only after a page's own
 * scripts, and each frame would compile and keep its own copy, whereas browsers share the compiled code of classic
 * scripts between frames.
 */
export const bootScripts: Plugin = {
  name: 'portal-boot-scripts',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', ...styles })
  },
  configureServer(server) {
    for (const [address, module] of Object.entries(scripts)) {
      server.middlewares.use(address, (_, response) => {
        bundle(module, server.config.root, false).then(
          (code) => response.setHeader('Content-Type', 'text/javascript').end(code),
          (error: Error) => response.writeHead(500).end(error.message),
        )
      })
    }
  },
  async generateBundle() {
    for (const [address, module] of Object.entries(scripts)) {
      this.emitFile({
        type: 'asset',
        name: address.slice(1),
        originalFileName: module,
        // A frame boots before a user waits for it, so functions that the click needs are compiled then as well.
        source: `//# allFunctionsCalledOnLoad\n${await bundle(module, root, true)}`,
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
