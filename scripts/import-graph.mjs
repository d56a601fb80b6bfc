import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { aliases } from '../vite/aliases.mjs'
import { root } from './paths.mjs'

/** Imports that a module executes when it runs; imports of types are removed before. */
const imports =
  /^(?:import|export)(?! type\b)[^'";]*?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']
const rooms = Object.entries(aliases).sort(([one], [other]) => other.length - one.length)

const known = new Map()

/** The project's files that a file imports, as paths in the project. */
export function importsIn(file) {
  if (!known.has(file)) known.set(file, readImports(file))
  return known.get(file)
}

function readImports(file) {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return []
  const source = readFileSync(path.join(root, file), 'utf8')
  return [...source.matchAll(imports)].flatMap(([, fixed, lazy]) => resolve(file, fixed ?? lazy))
}

function resolve(file, target) {
  const [name, folder] = rooms.find(([one]) => target === one || target.startsWith(`${one}/`)) ?? []
  if (!name && !target.startsWith('.')) return []
  const at = name ? folder + target.slice(name.length) : path.join(root, path.dirname(file), target)
  const found = endings.map((ending) => at + ending).find(isFile)
  return found ? [path.relative(root, found)] : []
}

function isFile(at) {
  return existsSync(at) && statSync(at).isFile()
}

/** Whether a file imports another, directly or not. */
export function reaches(file, wanted, importsOf, seen = new Set()) {
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some(
    (imported) => imported === wanted || reaches(imported, wanted, importsOf, seen),
  )
}
