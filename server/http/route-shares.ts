import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { pathsOf, routePath } from './route-path'

type Routes = ServerBuild['routes']

/**
 * Answers each address with a Remix handler that has only the routes possible for its first segment. Remix compares
 * every address with every route, several times and without caching, which took 8 % of a page's CPU (FAST-01).
 */
export function answerByShares(
  build: ServerBuild | (() => Promise<ServerBuild>),
  answerWith: (share: typeof build) => RequestHandler,
): RequestHandler {
  if (typeof build === 'function') return answerWith(build)
  const paths = pathsOf(build.routes)
  const own = new Set([...paths.values()].map(firstSegment))
  const answers = new Map<string, RequestHandler>()
  return (req, res, next) => {
    const segment = firstSegment(routePath(pathOf(req.originalUrl)))
    // Any other segment can only match routes that begin with a variable.
    const name = own.has(segment) ? segment : ''
    const answer = answers.get(name) ?? answerWith(shareOf(build, paths, name))
    answers.set(name, answer)
    return answer(req, res, next)
  }
}

function shareOf(
  build: ServerBuild,
  paths: ReadonlyMap<string, string>,
  name: string,
): ServerBuild {
  const isMet = (id: string) => ['', name].includes(firstSegment(paths.get(id) ?? ''))
  return {
    ...build,
    routes: only(build.routes, isMet),
    assets: { ...build.assets, routes: only(build.assets.routes, isMet) },
  }
}

function only<Table extends Routes | ServerBuild['assets']['routes']>(
  routes: Table,
  isMet: (id: string) => boolean,
): Table {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isMet(id))) as Table
}

/**
 * The path as Remix reads it, for example without `..`. Not resolved against a base, because `//a` would name a host.
 */
function pathOf(address: string): string {
  const url = `http://portal${address}`
  return URL.canParse(url) ? new URL(url).pathname : ''
}

/** Of `/messages/:id`: `messages`; '' = none, or a variable. The home page's data is at `/_root.data`. */
function firstSegment(path: string): string {
  const [, first = ''] = path.toLowerCase().split('/')
  return /^[:*]|\?$|^_root$/.test(first) ? '' : first
}
