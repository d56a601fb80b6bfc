import type { Plugin } from 'vite'

const module = /vite\/preload-helper/
const lost = `() => rej(new Error(\`Unable to preload CSS for \${dep}\`))`

/** Vite never asks twice for a stylesheet that failed to load: at its next use a part would stand without its styles. */
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
