import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pdfDataFolder } from '../app/features/file-viewer/limits'
import { archiveWorkerPath } from '../contract/portal/paths'

interface LibraryData {
  /** A file of the library, in the folder that contains its data. */
  anchor: string
  /** The folder of the client's files from which the data is served. */
  target: string
  folders: Record<string, RegExp>
}

const libraries: readonly LibraryData[] = [
  // Character maps for Chinese documents without embedded fonts, standard fonts, and the decoder for browsers without
  // WebAssembly.
  {
    anchor: 'pdfjs-dist/package.json',
    target: pdfDataFolder,
    folders: {
      cmaps: /\.bcmap$/,
      standard_fonts: /\.(?:pfb|ttf)$/,
      wasm: /_nowasm_fallback\.js$/,
      'web/images': /^annotation-.*\.svg$/,
    },
  },
  // The worker that reads archives, and its WebAssembly.
  {
    anchor: 'libarchive.js',
    target: path.posix.dirname(archiveWorkerPath).slice(1),
    folders: { '': /^(?:worker-bundle\.js|libarchive\.wasm)$/ },
  },
]

/** Copies data files that libraries load by name into the client's files. */
export function libraryData(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'portal-library-data',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      for (const { anchor, target, folders } of libraries) {
        for (const [folder, wanted] of Object.entries(folders)) {
          const from = path.join(path.dirname(resolve(anchor)), folder)
          for (const name of readdirSync(from).filter((one) => wanted.test(one))) {
            const source = readFileSync(path.join(from, name))
            this.emitFile({
              type: 'asset',
              fileName: path.posix.join(target, folder, name),
              source,
            })
          }
        }
      }
    },
  }
}
