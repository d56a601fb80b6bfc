import type { Plugin } from 'vite'

/**
 * Schemas belong to the server. In a browser they are large, and zod tests whether code may be created from strings,
 * which the page's policy forbids and Firefox reports.
 */
export const noSchemas: Plugin = {
  name: 'portal-no-schemas',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const zod = Object.entries(file.modules).find(
        ([id, { renderedLength }]) => /\/node_modules\/zod\//.test(id) && renderedLength > 0,
      )
      if (zod) this.error(`${file.name} would bring zod: import only types from files with schemas`)
    }
  },
}
