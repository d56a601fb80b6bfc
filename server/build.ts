import { existsSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import type { Language } from '~text/languages'
import type { PortalConfig } from './config/env'
import { answerByShares } from './http/route-shares'

/** The names of one build's browser files, as the server refers to them. */
export interface BrowserFiles {
  /** Its table of routes contains the files' names. */
  remix: ServerBuild | (() => Promise<ServerBuild>)
  /** The script and stylesheets of app frames with a realm. */
  realm: { script: string; styles: string[] }
  /** The same for the pages of page apps. */
  page: { script: string; styles: string[] }
  /** The same for all documents of isolated apps. */
  isolated: { script: string; styles: string[] }
  /** The file with each language's texts, to be preloaded; null in development. */
  texts: Record<Language, string | null>
  /** Loaded before everything else; null = the browser needs none. */
  polyfills: string | null
}

/** The build as the server uses it: from disk in production, live from Vite in development. */
export interface PortalBuild extends BrowserFiles {
  /** The same for old browsers; null in development. */
  legacy: BrowserFiles | null
  /** Changes when any of the browser's files changes; null in development, where Vite updates pages. */
  id: string | null
  /** Folder of the browser's files; null = Vite serves them. */
  clientFolder: string | null
  /** Remix for one build of the browser's files. */
  pages: PagesOf
  /** Vite's middleware in development. */
  develop: RequestHandler | null
  /** Development: the policy must allow Vite's inline scripts and sockets. */
  live: boolean
  /** Stops Vite in development. */
  close(): Promise<void>
}

type PagesOf = (
  remix: BrowserFiles['remix'],
  answerWith: (remix: BrowserFiles['remix']) => RequestHandler,
) => RequestHandler

/** Remix with its complete route table. */
export const wholeTable: PagesOf = (remix, answerWith) => answerWith(remix)

/** See vite/boot-scripts.ts. */
const bootModules = {
  realm: 'app/hosting/realm/boot.ts',
  page: 'app/hosting/realm/page-boot.ts',
  isolated: 'app/hosting/realm/isolated-boot.ts',
}
const frameStyles = 'app/ui/tokens.css'
const hashedFile = /[\w.~$-]+-[\w-]{8}\.(?:js|css)\b/g

export async function loadBuild(config: PortalConfig, server: Server): Promise<PortalBuild> {
  return config.NODE_ENV === 'development' ? developmentBuild(server) : productionBuild()
}

async function productionBuild(): Promise<PortalBuild> {
  const root = path.resolve('build')
  const serverFile = path.join(root, 'server/index.js')
  if (!existsSync(serverFile)) throw new Error(`there is no build at ${root}: run npm run build`)
  const clientFolder = path.join(root, 'client')
  const remix = (await import(pathToFileURL(serverFile).href)) as ServerBuild
  const manifest = readManifest(path.join(root, '.vite/client-manifest.json'))
  const files = { ...manifest, remix, polyfills: null }
  return {
    ...files,
    legacy: legacyFiles(files, remix, path.join(root, '.vite/legacy.json')),
    id: remix.assets.version,
    clientFolder,
    pages: answerByShares,
    develop: null,
    live: false,
    close: async () => {},
  }
}

/** The hashed names of the files that the server refers to. Throws if the build lacks one. */
function readManifest(
  manifestFile: string,
): Pick<PortalBuild, 'realm' | 'page' | 'isolated' | 'texts'> {
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'))
  const built = (source: string) => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`${manifestFile} has no ${source}`)
    return `/${chunk.file}`
  }
  const styles = [built(`${frameStyles}?realm`)]
  return {
    realm: { script: built(bootModules.realm), styles },
    page: { script: built(bootModules.page), styles },
    isolated: { script: built(bootModules.isolated), styles },
    texts: { 'zh-CN': built('text/zh-CN.ts'), 'en-US': built('text/en-US.ts') },
  }
}

/** The same files under the names that scripts/legacy-build.mjs gave them. */
function legacyFiles(files: BrowserFiles, remix: ServerBuild, listFile: string): BrowserFiles {
  const list: { polyfills: string; files: Record<string, string> } = JSON.parse(
    readFileSync(listFile, 'utf8'),
  )
  const renamed = <Named>(value: Named): Named =>
    JSON.parse(JSON.stringify(value).replace(hashedFile, (name) => list.files[name] ?? name))
  const { realm, page, isolated, texts } = files
  return {
    ...renamed({ realm, page, isolated, texts }),
    remix: { ...remix, assets: renamed(remix.assets) },
    polyfills: list.polyfills,
  }
}

async function developmentBuild(server: Server): Promise<PortalBuild> {
  const { createServer } = await import('vite')
  const styles = [`/${frameStyles}?direct`]
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  })
  return {
    remix: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>,
    id: null,
    clientFolder: null,
    pages: wholeTable,
    realm: { script: '/realm-boot.js', styles },
    page: { script: '/page-boot.js', styles },
    isolated: { script: '/isolated-boot.js', styles },
    texts: { 'zh-CN': null, 'en-US': null },
    polyfills: null,
    legacy: null,
    develop: vite.middlewares,
    live: true,
    close: () => vite.close(),
  }
}
