import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { PortalBuild } from '../build'

interface PageParts {
  remix: PortalBuild['remix']
  mode: string
  getLoadContext: GetLoadContextFunction
}

/**
 * Everything that Remix answers. It ranks and compiles all its routes anew for each request, and most requests are for
 * an app's address, which can only be the splat's: those get a build that has no other route.
 */
export function createPages({ remix, ...others }: PageParts): RequestHandler {
  const pages = createRequestHandler({ build: remix, ...others })
  if (typeof remix === 'function') return pages
  const appPages = createRequestHandler({ build: withAppPagesOnly(remix), ...others })
  const isAppPage = knowAppPages(remix)
  return (req, res, next) => (isAppPage(req.path) ? appPages : pages)(req, res, next)
}

const appRoutes = ['root', 'routes/$']

function withAppPagesOnly(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).filter(([id]) => appRoutes.includes(id))
  return { ...build, routes: Object.fromEntries(routes) }
}

/** In doubt an address is no app's: all routes together know every one. */
export function knowAppPages({ routes }: Pick<ServerBuild, 'routes'>): (path: string) => boolean {
  const others = Object.values(routes).filter((route) => route && !appRoutes.includes(route.id))
  const taken = new Set(others.map((route) => route?.path?.split('/')[0]?.toLowerCase()))
  return (path) => {
    const [, code = ''] = /^\/([\w-]+)(?:\/|\.data$|$)/.exec(path) ?? []
    return code !== '' && code !== '_root' && !taken.has(code.toLowerCase())
  }
}
