import { minify } from 'terser'
import type { Plugin } from 'vite'
import { firstChunks, firstEntries } from './frame-chunks'

/**
 * What everybody waits for is minified once more, by the minifier that is slow and thorough: a twentieth less to load.
 * The rest is left to the quick one.
 */
export const smallerFrame: Plugin = {
  name: 'portal-smaller-frame',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  renderChunk: {
    order: 'post',
    async handler(source, { name, moduleIds }) {
      if (!firstChunks.includes(name) && !moduleIds.some((id) => firstEntries.test(id))) return null
      const { code } = await minify(source, { module: true, ecma: 2020, compress: { passes: 2 } })
      return code ? { code, map: null } : null
    },
  },
}
