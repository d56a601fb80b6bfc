import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownFolder } from './portal-process'

/** A file's name with a hash in it. */
const hashed = /([\w.]+(?:-[\w.]+)*)-([\w-]{8})\.(js|mjs|css|svg|png|wasm)\b/g
const text = /\.(?:js|mjs|css|json)$/

/**
 * A folder with a copy of the build to run a portal from. `renamed`: all hashed files have other names, as if
 * everything had been changed and built again; `without`: files whose names begin with these texts are missing.
 */
export function makeOtherBuild({ renamed = false, without = '' }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-build-'))
  for (const part of ['client', 'server', '.vite', 'portal.js']) {
    cpSync(path.join(ownFolder, 'build', part), path.join(folder, 'build', part), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    })
  }
  symlinkSync(path.join(ownFolder, 'node_modules'), path.join(folder, 'node_modules'))
  const assets = path.join(folder, 'build/client/assets')
  for (const name of formerAssets()) rmSync(path.join(assets, name), { force: true })
  if (renamed) rename(path.join(folder, 'build'))
  for (const name of readdirSync(assets)) {
    if (without && name.startsWith(without)) rmSync(path.join(assets, name))
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}

/** The files that earlier builds left for pages that are still open (scripts/former-assets.mjs). */
function formerAssets(): string[] {
  const list = path.join(ownFolder, 'build/former-assets.json')
  return existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, 'utf8'))) : []
}

function rename(build: string) {
  const assets = path.join(build, 'client/assets')
  const known = new Set(readdirSync(assets))
  const newName = (name: string) =>
    name.replace(hashed, (all, stem, hash: string, ending) =>
      known.has(all) ? `${stem}-${backwards(hash)}.${ending}` : all,
    )
  const version = [...known].join(' ').match(/\bmanifest-(\w{8})\.js/)?.[1] ?? ''
  for (const file of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue
    const from = path.join(file.parentPath, file.name)
    const to = path.join(file.parentPath, newName(file.name))
    const content = readFileSync(from)
    rmSync(from)
    if (!text.test(file.name)) writeFileSync(to, content)
    else writeFileSync(to, newName(content.toString()).replaceAll(version, backwards(version)))
  }
}

const backwards = (word: string) => [...word].reverse().join('')
