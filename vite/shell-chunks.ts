import path from 'node:path'
import type { Rollup } from 'vite'

type ModuleInfos = Parameters<Rollup.GetManualChunk>[1]

/** The entries of the code that the shell loads first. */
export const firstEntries =
  /\/app\/(?:entry\.client|root|routes\/\$\/route)\.tsx(?:\?__remix-build-client-route)?$/
/** The names of its chunks. */
export const firstChunks: readonly string[] = ['library', 'shell']

const iconBarrel = /node_modules\/lucide\/dist\/esm\/lucide\.mjs$/
const iconFile = /node_modules\/lucide\/dist\/esm\/icons\//
const library =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|turbo-stream)\/|^\0commonjsHelpers/
const ownFiles = /\/app\/ui\/(?:overlay|theme\.|recipes\.ts)|\.css\?realm$/
const shared =
  /\/(?:app\/(?:ui|text|hosting|features\/error-page)|contract\/(?:portal|hosting)|packages\/sub-app|text)\//
/** Shared by the page and its lazy parts. */
const sharedWithLater =
  /\/app\/(?:live\/(?:session-channel|shared-activity)|shell\/tabs\/(?:tab-elements|tab-order|use-intent|use-listeners|tab-rows|tab-list-rows))\./

/** Entries of the code that each page loads soon after it has become interactive. */
const soonEntries =
  /\/app\/(?:after-load|live\/start-live|ui\/overlay\/toaster|features\/(?:assistant\/assistant|help\/help|messages\/message)-attendant)\.tsx?$/
/** The modules of these entries that other pages use as well. */
const commonParts = /\/(?:app\/ui\/(?:button|kept)|text\/plural|icons\/[\w-]+)\.\w+$/

/**
 * The shell in three files: libraries, what all our pages share, and the page's own. By default the bundler makes a
 * file of every module that two routes share, and each costs a round trip. Lazy imports, including icons, stay out of
 * the three; those that every page loads soon are one more file.
 */
export function shellChunks(): Rollup.GetManualChunk {
  let first: Set<string> | undefined
  let soon: Set<string> | undefined
  return (id, modules) => {
    if (library.test(id)) return 'library'
    first ??= reachedFrom(firstEntries, modules)
    soon ??= reachedFrom(soonEntries, modules)
    // A chunk includes what its modules import, unless the import has a chunk of its own.
    if (soon.has(id)) return first.has(id) ? 'shell' : commonParts.test(id) ? 'parts' : 'soon'
    if (ownFiles.test(id)) return undefined
    const isIcon = iconFile.test(id)
    if (!isIcon && !shared.test(id) && !sharedWithLater.test(id)) return undefined
    if (first.has(id)) return 'shell'
    return isIcon ? 'parts' : undefined
  }
}

/** The entries with all modules that they import statically, directly or not. */
function reachedFrom(entries: RegExp, modules: ModuleInfos): Set<string> {
  const found = new Set([...modules.getModuleIds()].filter((id) => entries.test(id)))
  for (const id of found) {
    const info = modules.getModuleInfo(id)
    for (const imported of info?.importedIds ?? []) {
      if (!iconBarrel.test(imported)) found.add(imported)
      else for (const icon of iconsOf(info?.code ?? '', imported, modules)) found.add(icon)
    }
  }
  return found
}

/** The icon files behind `import { Bell } from 'lucide'`, whose index names every icon. */
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
