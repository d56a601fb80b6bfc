import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/single-fetch\.js$/
/** Where Remix takes the data of an answer, and drops the promise that tells of the rest of it. */
const dropped = 'data: decoded.value'
const taken = 'data: (decoded.done.catch(() => {}), decoded.value)'

/**
 * An answer that the next navigation cuts short fails for nobody: what had waited for it is gone. Remix leaves that
 * failure to the browser, which takes it for an error of the page's.
 */
export const cutAnswers: Plugin = {
  name: 'portal-cut-answers',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!module.test(id)) return null
    if (!code.includes(dropped)) this.error(`${id} does not take its answers as it used to`)
    return { code: code.replace(dropped, taken), map: null }
  },
}
