import type { Plugin } from 'vite'
import { signSheet, signSheetPath } from '../app/ui/sign-sheet'

/** Emits the apps' signs as a file, with which an app can draw those of other apps: docs/sub-app-guide.md. */
export const appSigns: Plugin = {
  name: 'portal-app-signs',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  configureServer(server) {
    server.middlewares.use(signSheetPath, (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(signSheet())
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: signSheetPath.slice(1), source: signSheet() })
  },
}
