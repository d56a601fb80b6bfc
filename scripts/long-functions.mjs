import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'

/** Folders whose functions are checked; tests are not. */
const rooms = ['app', 'server', 'contract', 'mock-platform', 'packages', 'scripts', 'text', 'vite']
const counted = /\.(?:tsx?|m?js)$/
const tests = /\.test\.tsx?$/

/**
 * Functions of more than `most` lines, including the signature: Biome's own rule counts only bodies. Each is returned
 * as `file:line name (lines)`.
 * @param {string} file its path says how to parse it
 * @param {string} source
 * @param {number} most
 * @returns {string[]}
 */
export function longFunctionsIn(file, source, most) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const lineAt = (offset) => tree.getLineAndCharacterOfPosition(offset).line + 1
  const found = []
  function visit(node) {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineAt(node.getStart())
      const lines = lineAt(node.end) - first + 1
      if (lines > most) found.push(`${file}:${first} ${nameOf(node)} (${lines} lines)`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function nameOf(node) {
  return node.name?.getText() ?? node.parent.name?.getText() ?? 'a function'
}

/** The product's functions with more than 60 lines. */
export function longFunctions() {
  const listed = execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\n')
    .filter((file) => counted.test(file) && !tests.test(file))
    .flatMap((file) => longFunctionsIn(file, readFileSync(path.join(root, file), 'utf8'), 60))
}
