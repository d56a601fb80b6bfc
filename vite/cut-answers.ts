import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/
const changes = [
  // Remix drops the promise of the rest of the answer, so a rejection would be unhandled.
  ['data: decoded.value', 'data: (decoded.done.catch(() => {}), decoded.value)'],
  // Remix logs an error if the answer cannot be read.
  [
    'console.error(e);\n    throw new Error(`Unable to decode',
    'if (!init.signal?.aborted) console.error(e);\n    throw new Error(`Unable to decode',
  ],
] as const

/**
 * An answer that the next navigation aborts is not an error, because nothing waits for it any more; Remix reports it as
 * one.
 */
export const cutAnswers: Plugin = {
  name: 'portal-cut-answers',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!module.test(id)) return null
    if (changes.some(([theirs]) => !code.includes(theirs))) {
      this.error(`${id} does not take its answers as it used to`)
    }
    const changed = changes.reduce((text, [theirs, ours]) => text.replace(theirs, ours), code)
    return { code: changed, map: null }
  },
}
