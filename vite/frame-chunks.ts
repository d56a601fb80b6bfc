import path from 'node:path'
import type { Rollup } from 'vite'

type ModuleInfos = Parameters<Rollup.GetManualChunk>[1]

/** What the signed-in frame loads at once starts here. */
export const firstEntries =
  /\/app\/(?:entry\.client|root|routes\/\$\/route)\.tsx(?:\?__remix-build-client-route)?$/
/** The names of its files. */
export const firstChunks: readonly string[] = ['library', 'bridge', 'frame']

const iconBarrel = /node_modules\/lucide\/dist\/esm\/lucide\.mjs$/
const iconFile = /node_modules\/lucide\/dist\/esm\/icons\//
const library = /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|turbo-stream)\//
/** What realm frames share with the shell must not bring the shell's libraries and styles into them. */
const bridge =
  /\/(?:contract\/(?:hosting|portal\/constants)|packages\/sub-app\/|app\/hosting\/(?:realm\/(?:activity|selection|palette-key)|skin-rule))/
const ownFiles = /\/app\/(?:hosting\/realm|ui\/(?:overlay|theme|recipes))|\.css\?realm$/
const shared = /\/(?:app\/(?:ui|text|hosting|features\/error-page)|contract\/portal|text)\//
/** What the page shares with parts that come later. */
const sharedWithLater =
  /\/app\/(?:live\/(?:session-channel|shared-activity)|shell\/tabs\/(?:tab-elements|tab-order|use-intent|use-listeners|tab-rows|tab-list-rows))\./

/**
 * The frame in three files: what libraries bring, what every page of ours brings, and the page's own. Left to itself
 * the bundler makes a file of every module that two routes share, and each costs a round trip. What the frame does
 * not import at once, icons too, stays out of them.
 */
export function frameChunks(): Rollup.GetManualChunk {
  let first: Set<string> | undefined
  return (id, modules) => {
    if (bridge.test(id)) return 'bridge'
    if (library.test(id)) return 'library'
    if (ownFiles.test(id)) return undefined
    const isIcon = iconFile.test(id)
    if (!isIcon && !shared.test(id) && !sharedWithLater.test(id)) return undefined
    first ??= firstModules(modules)
    if (first.has(id)) return 'frame'
    return isIcon ? 'icons' : undefined
  }
}

/** All modules that the first entries import, and that these import, at once. */
function firstModules(modules: ModuleInfos): Set<string> {
  const found = new Set([...modules.getModuleIds()].filter((id) => firstEntries.test(id)))
  for (const id of found) {
    const info = modules.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) {
      if (!iconBarrel.test(imported)) found.add(imported)
      else for (const icon of iconsOf(info?.code ?? '', imported, modules)) found.add(icon)
    }
  }
  return found
}

/** The icons' files behind `import { Bell } from 'lucide'`: that file names every icon there is. */
function iconsOf(code: string, barrel: string, modules: ModuleInfos): string[] {
  const files = iconFiles(modules.getModuleInfo(barrel)?.code ?? '')
  const named = code.match(/import\s*\{([^}]*)\}\s*from\s*["']lucide["']/)?.[1] ?? ''
  return named.split(',').flatMap((one) => {
    const file = files.get(one.trim().split(/\s+as\s+/)[0] ?? '')
    return file ? [path.join(path.dirname(barrel), file)] : []
  })
}

let known: Map<string, string> | undefined

/** `export { default as CircleHelp, default as HelpCircle } from './icons/circle-help.mjs'` → name, file. */
function iconFiles(code: string): Map<string, string> {
  known ??= new Map(
    [...code.matchAll(/export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)].flatMap(
      ([, names = '', file = '']) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  )
  return known
}
