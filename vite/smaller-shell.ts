import { minify } from 'terser'
import type { Plugin } from 'vite'
import { firstChunks, firstEntries } from './shell-chunks'

const licencesFile = 'assets/licences.txt'

/**
 * Minifies the code that every page waits for once more, with the slow and thorough minifier, which makes it 5 %
 * smaller. The libraries' licences go into a separate file, which the code names.
 */
export function smallerShell(): Plugin {
  const licences = new Set<string>()
  return {
    name: 'portal-smaller-shell',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    renderChunk: {
      order: 'post',
      async handler(source, { name, moduleIds }) {
        const isFirst = firstChunks.includes(name) || moduleIds.some((id) => firstEntries.test(id))
        if (!isFirst) return null
        const own = new Set<string>()
        const comments = (_: unknown, { value }: { value: string }) => {
          if (/@licen[sc]e|^!/.test(value)) own.add(value)
          return false
        }
        const { code } = await minify(source, {
          module: true,
          ecma: 2020,
          // No getter that the shell or its libraries read has side effects.
          compress: { passes: 2, pure_getters: true },
          format: { comments },
        })
        if (!code) return null
        for (const text of own) licences.add(text)
        const note = own.size > 0 ? `/*! licences: /${licencesFile} */` : ''
        return { code: note + code, map: null }
      },
    },
    generateBundle() {
      const source = [...licences]
        .sort()
        .map((text) => `/*${text}*/\n`)
        .join('\n')
      this.emitFile({ type: 'asset', fileName: licencesFile, source })
    },
  }
}
