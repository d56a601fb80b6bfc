import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { Language } from '~text/languages'
import type { PortalConfig } from './config/env'

/** The Remix build as the server uses it: from disk in production, live from Vite in development. */
export interface PortalBuild {
  remix: ServerBuild | (() => Promise<ServerBuild>)
  /** Changes with any of the browser's files; null in development, where Vite updates pages. */
  id: string | null
  /** Folder of the browser's files; null = Vite serves them. */
  clientFolder: string | null
  /** The script and stylesheets of app frames with a realm. */
  realm: { script: string; styles: string[] }
  /** The same for the pages of page apps. */
  page: { script: string; styles: string[] }
  /** The same for all documents of isolated apps. */
  isolated: { script: string; styles: string[] }
  /** The file with each language's texts, to be preloaded; null in development. */
  texts: Record<Language, string | null>
  /** Vite's middleware in development. */
  develop: RequestHandler | null
  /** Development: the policy must allow Vite's inline scripts and sockets. */
  live: boolean
  /** Stops Vite in development. */
  close(): Promise<void>
}

const pageBootModule = 'app/hosting/realm/page-boot.ts'
const isolatedBootModule = 'app/hosting/realm/isolated-boot.ts'
const bootModule = 'app/hosting/realm/boot.ts'

export async function loadBuild(config: PortalConfig, server: Server): Promise<PortalBuild> {
  return config.NODE_ENV === 'development' ? developmentBuild(server) : productionBuild()
}

async function productionBuild(): Promise<PortalBuild> {
  const root = path.resolve('build')
  const serverFile = path.join(root, 'server/index.js')
  if (!existsSync(serverFile)) throw new Error(`there is no build at ${root}: run npm run build`)
  const clientFolder = path.join(root, 'client')
  const remix = (await import(pathToFileURL(serverFile).href)) as ServerBuild
  return {
    remix,
    id: remix.assets.version,
    clientFolder,
    ...readManifest(path.join(root, '.vite/client-manifest.json')),
    develop: null,
    live: false,
    close: async () => {},
  }
}

/** The hashed names of files that the server refers to. Throws if the build lacks one. */
function readManifest(
  manifestFile: string,
): Pick<PortalBuild, 'realm' | 'page' | 'isolated' | 'texts'> {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(manifestFile, 'utf8'),
  )
  const built = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${manifestFile} has no ${source}`)
    return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) }
  }
  const realm = built(bootModule)
  return {
    realm,
    page: { ...built(pageBootModule), styles: realm.styles },
    isolated: { ...built(isolatedBootModule), styles: realm.styles },
    texts: {
      'zh-CN': built('text/zh-CN.ts').script,
      'en-US': built('text/en-US.ts').script,
    },
  }
}

async function developmentBuild(server: Server): Promise<PortalBuild> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  return {
    remix: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    id: null,
    clientFolder: null,
    realm: { script: `/${bootModule}`, styles: [] },
    page: { script: '/page-boot.js', styles: [] },
    isolated: { script: '/isolated-boot.js', styles: [] },
    texts: { 'zh-CN': null, 'en-US': null },
    develop: vite.middlewares,
    live: true,
    close: () => vite.close(),
  }
}
