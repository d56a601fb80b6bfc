import path from 'node:path'
import type { ServerBuild } from '@remix-run/node'
import { type RequestHandler, Router } from 'express'
import type { BrowserFiles } from '../build'

type Remix = BrowserFiles['remix']

const loginRoute = 'routes/login'
const tableAddress = /^\/route-table-[\w.-]+\.js$/

/**
 * Moves the login page to `loginPath` (AUTH-04). In the build it is at /login; for any other path, its route is changed
 * in the route tables of server and browser, so that one build works with every path. `/login` then falls to the splat
 * route, which redirects.
 */
export function moveLogin(
  { remix, polyfills }: Pick<BrowserFiles, 'remix' | 'polyfills'>,
  loginPath: string,
): { remix: Remix; routes: Router } {
  const routes = Router()
  if (loginPath === '/login') return { remix, routes }
  const moved =
    typeof remix === 'function'
      ? () => remix().then((build) => withLoginAt(build, loginPath))
      : withLoginAt(remix, loginPath)
  routes.get(tableAddress, browserTable(moved, polyfills))
  return { remix: moved, routes }
}

function withLoginAt(build: ServerBuild, loginPath: string): ServerBuild {
  const { routes, assets } = build
  const path = loginPath.slice(1)
  const [route, entry] = [routes[loginRoute], assets.routes[loginRoute]]
  if (!route || !entry) throw new Error(`the build has no ${loginRoute}`)
  return {
    ...build,
    routes: { ...routes, [loginRoute]: { ...route, path } },
    assets: {
      ...assets,
      routes: { ...assets.routes, [loginRoute]: { ...entry, path } },
      url: `/route-table-${nameOf(assets)}${loginPath.replaceAll('/', '-')}.js`,
    },
  }
}

/** The name differs between the builds for recent and for old browsers. */
function nameOf({ url, version }: ServerBuild['assets']): string {
  return url.includes('/manifest-') ? path.posix.basename(url, '.js') : version
}

/** Serves the browser's copy of the table in place of the built file. */
function browserTable(remix: Remix, polyfills: string | null): RequestHandler {
  const first = polyfills ? `import"${polyfills}";` : ''
  return (req, res, next) => {
    Promise.resolve(typeof remix === 'function' ? remix() : remix).then(({ assets }) => {
      // During an upgrade: the table of another version.
      if (req.path !== assets.url) return next()
      res
        .set('Cache-Control', 'public, max-age=31536000, immutable')
        .type('text/javascript')
        .send(`${first}window.__remixManifest=${JSON.stringify(assets)};`)
    }, next)
  }
}
