import type { Plugin } from 'vite'

const module = /vite\/preload-helper/
const lost = `() => rej(new Error(\`Unable to preload CSS for \${dep}\`))`

/** Vite never retries a stylesheet that failed to load, so at its next use a part would have no styles. */
export const lostStyles: Plugin = {
  name: 'portal-lost-styles',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!module.test(id)) return null
    if (!code.includes(lost)) this.error(`${id} does not load styles as it used to`)
    const forget = lost.replace('() => rej(', '() => { delete seen[dep]; link.remove(); rej(')
    return { code: code.replace(lost, `${forget} }`), map: null }
  },
}
