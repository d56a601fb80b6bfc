const slash = '/'.charCodeAt(0)

/**
 * A path as Remix compares it with its routes: decoded, in lower case, without trailing slashes. The data path of a
 * page is the page's path.
 */
export function routePath(path: string): string {
  let end = path.length
  while (end > 1 && path.charCodeAt(end - 1) === slash) end -= 1
  return decoded(path.slice(0, end))
    .toLowerCase()
    .replace(/\.data$/, '')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

interface Route {
  path?: string | undefined
  parentId?: string | undefined
}

/** The whole path of each route, by route id; a route's own path is relative to its parent's. */
export function pathsOf(routes: Readonly<Record<string, Route | undefined>>): Map<string, string> {
  const pathOf = ({ path, parentId }: Route): string => {
    const above = routes[parentId ?? '']
    return (above ? pathOf(above) : '') + (path ? `/${path}` : '')
  }
  return new Map(
    Object.entries(routes).map(([id, route]) => [id, (route && pathOf(route)) || '/'] as const),
  )
}
