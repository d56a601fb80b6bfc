import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { pdfDataFolder } from '../app/features/file-viewer/limits'

/** Character maps for Chinese documents without embedded fonts, standard fonts, and the decoder without wasm. */
const folders: Record<string, RegExp> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
  'web/images': /^annotation-.*\.svg$/,
}

/** Copies the data files that the PDF library loads by name beside the client's files. */
export function pdfData(): Plugin {
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
  return {
    name: 'portal-pdf-data',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle() {
      for (const [folder, wanted] of Object.entries(folders)) {
        for (const name of readdirSync(path.join(library, folder)).filter((one) =>
          wanted.test(one),
        )) {
          const source = readFileSync(path.join(library, folder, name))
          this.emitFile({ type: 'asset', fileName: `${pdfDataFolder}/${folder}/${name}`, source })
        }
      }
    },
  }
}
