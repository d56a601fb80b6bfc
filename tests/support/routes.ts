import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'

interface BuiltRoute {
  path: string
  /** Whether it accepts state changes. */
  action: boolean
  /** Whether it shows a page, rather than answering with data. */
  page: boolean
}

/** The portal's own addresses as the build has them, except `/` and the splat, under which the apps live. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const file = pathToFileURL(path.resolve('build/server/index.js')).href
  const { routes } = (await import(file)) as ServerBuild
  return Object.values(routes).flatMap((route) =>
    route?.path && route.path !== '*'
      ? [
          {
            path: `/${route.path}`,
            action: route.module.action !== undefined,
            page: route.module.default !== undefined,
          },
        ]
      : [],
  )
}
