import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/
const changes = [
  // Remix drops the promise of the rest of the answer, so its rejection would be unhandled.
  ['data: decoded.value', 'data: (decoded.done.catch(() => {}), decoded.value)'],
  // Remix logs an error if the answer could not be read.
  [
    'console.error(e);\n    throw new Error(`Unable to decode',
    'if (!init.signal?.aborted) console.error(e);\n    throw new Error(`Unable to decode',
  ],
] as const

/** An answer that the next navigation aborts is no error, as nothing waits for it any more; to Remix it is one. */
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
