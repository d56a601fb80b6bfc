import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/routeModules\.js$/
/** What Remix does where it cannot have a route's file: it complains and loads the page anew. */
const reload = /\bconsole\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);/
/** Of app/ui/lost-files.ts, which may be nowhere near: Remix's own way is the last resort. */
const ask =
  "if (window.dispatchEvent(new CustomEvent('portal:lost-route', { cancelable: true, detail: error }))) window.location.reload();"

/**
 * Remix loads the page anew when a route's file cannot be had, again and again if need be, and whatever the network
 * does. With this it asks the portal first.
 */
export const lostRoutes: Plugin = {
  name: 'portal-lost-routes',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!module.test(id)) return null
    if (!reload.test(code)) this.error(`${id} does not load the page anew as it used to`)
    return { code: code.replace(reload, ask), map: null }
  },
}
