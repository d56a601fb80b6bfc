import type { Plugin } from 'vite'

const module = /@remix-run\/react\/dist\/esm\/routeModules\.js$/
/** Remix's reaction to a route's file that fails to load: it logs an error and reloads the page. */
const reload = /\bconsole\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);/
/** app/ui/lost-files.ts handles the event; if that is not loaded, the page reloads as in Remix. */
const ask =
  "if (window.dispatchEvent(new CustomEvent('portal:lost-route', { cancelable: true, detail: error }))) window.location.reload();"

/**
 * If a route's file fails to load, Remix reloads the page, again and again, even without a network. With this plugin
 * the page asks the portal first.
 */
export const lostRoutes: Plugin = {
  name: 'portal-lost-routes',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  transform(code, id) {
    if (!module.test(id)) return null
    if (!reload.test(code)) this.error(`${id} does not reload the page as it used to`)
    return { code: code.replace(reload, ask), map: null }
  },
}
