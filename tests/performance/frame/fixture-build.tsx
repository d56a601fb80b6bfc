import type { ServerBuild } from '@remix-run/node'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react'
import type { ComponentType, ReactNode } from 'react'
import * as entry from '~/entry.server'
import { useNonce } from '~/ui/nonce-context'

export interface PlainPage {
  title: string
  Head: ComponentType
  Body: ComponentType
}

export const emptyPage: PlainPage = { title: '', Head: () => null, Body: () => <div /> }

/**
 * The portal's build with other code behind the same routes: a page without loaders, hooks or data. The empty page
 * also goes without the portal's files, as a fresh Remix route would.
 */
export function fixtureBuild(portal: ServerBuild, page: PlainPage): ServerBuild {
  const { root, 'routes/$': splat } = portal.routes
  if (!root || !splat) throw new Error('the build has no root or no splat route')
  const meta = () => (page.title ? [{ title: page.title }] : [])
  return {
    ...portal,
    entry: { module: entry },
    assets: page === emptyPage ? withoutFiles(portal.assets) : portal.assets,
    routes: {
      ...portal.routes,
      root: { ...root, module: { default: Outlet, Layout: layoutWith(page.Head) } },
      'routes/$': { ...splat, module: { default: page.Body, meta } },
    },
  }
}

type Assets = ServerBuild['assets']

function withoutFiles(assets: Assets): Assets {
  const routes: Assets['routes'] = {}
  for (const [id, route] of Object.entries(assets.routes)) {
    routes[id] = { ...route, imports: [], css: [] }
  }
  return { ...assets, entry: { ...assets.entry, imports: [] }, routes }
}

function layoutWith(Head: ComponentType) {
  return function Layout({ children }: { children: ReactNode }) {
    const nonce = useNonce()
    return (
      <html lang="zh-CN">
        <head>
          <Head />
          <Meta />
          <Links />
        </head>
        <body>
          {children}
          <ScrollRestoration nonce={nonce} />
          <Scripts nonce={nonce} />
        </body>
      </html>
    )
  }
}
