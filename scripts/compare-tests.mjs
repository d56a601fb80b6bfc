import { execFileSync } from 'node:child_process'
import ts from 'typescript'
import { isMain, root } from './paths.mjs'

/**
 * `node scripts/compare-tests.mjs [REF]`: compares what is asserted for each requirement at REF (origin/main) and now.
 * It shows what a change that moves or rewrites tests has dropped: requirements with fewer assertions, and titles that
 * no longer exist.
 */

const tests = /\.(?:test|spec)\.tsx?$/
const assertion = /^(?:expect|assert)/i

/**
 * The tests of a file, each with its title and number of assertions: calls whose name begins with `expect`.
 * @param {string} file its path says how to parse it
 * @param {string} source
 * @returns {{ title: string, assertions: number }[]}
 */
export function testsIn(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true)
  const found = []
  function visit(node) {
    const title = titleOf(node)
    if (title === null) return ts.forEachChild(node, visit)
    found.push({ title, assertions: assertionsIn(node) })
  }
  visit(tree)
  return found
}

/** The title of a call such as `it('[LIVE-01] …', …)` or `it.each(rows)('[LIVE-01] …', …)`; null = another call. */
function titleOf(node) {
  if (!ts.isCallExpression(node)) return null
  const [first] = node.arguments
  const isText = first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
  if (!isText || !/^(?:it|test)\b/.test(node.expression.getText())) return null
  return /^(?:it|test)\.(?:describe|step)/.test(node.expression.getText())
    ? null
    : first.getText().slice(1, -1)
}

function assertionsIn(node) {
  let count = 0
  const visit = (inner) => {
    if (ts.isCallExpression(inner) && assertion.test(inner.expression.getText())) count += 1
    // `expect(x).toBe(y)` counts once.
    if (ts.isCallExpression(inner) && ts.isPropertyAccessExpression(inner.expression)) {
      inner.arguments.forEach(visit)
      return visitReceiver(inner.expression.expression)
    }
    ts.forEachChild(inner, visit)
  }
  const visitReceiver = (receiver) =>
    ts.isCallExpression(receiver) && assertion.test(receiver.expression.getText())
      ? receiver.arguments.forEach(visit)
      : visit(receiver)
  ts.forEachChild(node, visit)
  return count
}

/**
 * Requirement → its titles and assertions.
 * @param {{ title: string, assertions: number }[]} all
 */
export function byRequirement(all) {
  const found = new Map()
  for (const { title, assertions } of all) {
    for (const [id] of title.matchAll(/(?<=\[)[A-Z]+-\d+(?=\])/g)) {
      const known = found.get(id) ?? { assertions: 0, titles: new Set() }
      known.assertions += assertions
      known.titles.add(title)
      found.set(id, known)
    }
  }
  return found
}

/**
 * Lost assertions, one line each; lost titles are below their requirement.
 * @param {ReturnType<typeof byRequirement>} before
 * @param {ReturnType<typeof byRequirement>} now
 */
export function lost(before, now) {
  return [...before].flatMap(([id, { assertions, titles }]) => {
    const left = now.get(id) ?? { assertions: 0, titles: new Set() }
    const gone = [...titles].filter((title) => !left.titles.has(title))
    if (left.assertions >= assertions && left.titles.size >= titles.size) return []
    const head = `${id}: ${assertions} assertions in ${titles.size} tests, now ${left.assertions} in ${left.titles.size}`
    return [head, ...gone.map((title) => `  gone: ${title}`)]
  })
}

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

function testsAt(ref) {
  const files = git('ls-tree', '-r', '--name-only', ref)
    .split('\n')
    .filter((file) => tests.test(file))
  return byRequirement(files.flatMap((file) => testsIn(file, git('show', `${ref}:${file}`))))
}

if (isMain(import.meta.url)) {
  const [ref = 'origin/main'] = process.argv.slice(2)
  const lines = lost(testsAt(ref), testsAt('HEAD'))
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'nothing is asserted less\n')
}
