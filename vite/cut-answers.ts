import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/
const changes = [
  // It drops the promise that tells of the rest of the answer, whose failure the browser then complains of.
  ['data: decoded.value', 'data: (decoded.done.catch(() => {}), decoded.value)'],
  // It complains itself where the answer could not be read.
  [
    'console.error(e);\n    throw new Error(`Unable to decode',
    'if (!init.signal?.aborted) console.error(e);\n    throw new Error(`Unable to decode',
  ],
] as const

/** An answer that the next navigation cuts short fails for nobody: what had waited for it is gone. Remix takes it for an error. */
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
