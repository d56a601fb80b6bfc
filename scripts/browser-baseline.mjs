import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import postcss from 'postcss'
import ts from 'typescript'
import { handledApis, handledSelectors, handledStyles } from './browser-exceptions.mjs'
import { isMain, root } from './paths.mjs'

/** The folders whose code runs in browsers; docs/browsers.md names the oldest Chromium in which all of it works. */
const rooms = ['app', 'packages/sub-app', 'packages/ofd', 'mock-platform/sub-apps']
const baseline = 86

/** Absolute paths of the folders' files. */
function filesIn(pattern) {
  return rooms.flatMap((room) => {
    const folder = path.join(root, room)
    const names = readdirSync(folder, { recursive: true }).filter((name) => pattern.test(name))
    return names.map((name) => path.join(folder, name))
  })
}

const data = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** Calls and styles that are newer than the baseline and have no fallback: `file:line name, Chromium N`. */
export function beyondBaseline() {
  return [...youngApis(), ...youngStyles()].sort()
}

/** Uses the compiler, which knows the browser interface of each member. */
function youngApis() {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const program = ts.createProgram(filesIn(/(?<!\.test|\.server)\.tsx?$/), {
    ...options,
    incremental: false,
  })
  const checker = program.getTypeChecker()
  const found = []
  for (const file of program.getSourceFiles()) {
    const name = path.relative(root, file.fileName)
    if (!rooms.some((room) => name.startsWith(`${room}/`))) continue
    const visit = (node) => {
      if (ts.isPropertyAccessExpression(node)) {
        const young = youngApi(checker.getSymbolAtLocation(node.name))
        if (young) found.push(`${name}:${lineOf(file, node)} ${young}`)
      }
      if (ts.isStringLiteralLike(node)) {
        for (const young of youngSelectors(node.text)) {
          found.push(`${name}:${lineOf(file, node)} ${young}`)
        }
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

const lineOf = (file, node) => file.getLineAndCharacterOfPosition(node.getStart()).line + 1

/** `AbortSignal.any, Chromium 116`; null = old enough, handled, or not a browser interface. */
function youngApi(symbol) {
  const declaration = symbol?.declarations?.find(isBrowsers)
  const owner = declaration && ownerOf(declaration)
  if (!owner) return null
  const member = symbol.name
  const name = `${owner}.${member}`
  if (handledApis.has(name) || handledApis.has(owner)) return null
  const entry = data.api[owner]?.[member] ?? data.api[owner]?.[`${member}_static`]
  const since = entry && chromiumOf(entry.__compat)
  return since > baseline ? `${name}, Chromium ${since}` : null
}

/** Checks a string in the code, which may be a selector: `:has, Chromium 105`. The language has few pseudo-classes. */
export function youngSelectors(text) {
  return [...text.matchAll(/:([a-z-]+)(?![a-z-])/g)]
    .map(([pseudo, name]) => [pseudo, data.css.selectors[name]])
    .filter(([pseudo, entry]) => entry && !handledSelectors.has(pseudo))
    .map(([pseudo, entry]) => [pseudo, chromiumOf(entry.__compat)])
    .filter(([, since]) => since > baseline)
    .map(([pseudo, since]) => `${pseudo}, Chromium ${since}`)
}

const isBrowsers = (declaration) =>
  /lib\.dom[\w.]*\.d\.ts$/.test(declaration.getSourceFile().fileName)

/** The interface, or for static members the variable that holds its constructor. */
function ownerOf({ parent }) {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
    ? parent.parent.name.text
    : null
}

/** Infinity = in no version, or only behind a flag. */
function chromiumOf({ support }) {
  const [first] = [support.chrome].flat()
  if (!first.version_added || first.flags || first.prefix) return Number.POSITIVE_INFINITY
  return Number.parseInt(first.version_added, 10) || 0
}

function youngStyles() {
  return filesIn(/\.css$/).flatMap((file) =>
    youngStylesIn(path.relative(root, file), readFileSync(file, 'utf8')),
  )
}

/** `:has` with its argument, because that is part of its name in the list. */
const pseudos = /::?([a-z-]+)((?<=:has)\([^()]*\))?/g

/** The same for the text of a stylesheet. */
export function youngStylesIn(name, css) {
  const found = []
  const note = (node, what, entry) => {
    const since = entry?.__compat ? chromiumOf(entry.__compat) : 0
    if (since <= baseline || handledStyles.has(what)) return
    found.push(`${name}:${node.source.start.line} ${what}, Chromium ${since}`)
  }
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl') noteDeclaration(node, note)
    else if (node.type === 'atrule') note(node, `@${node.name}`, data.css['at-rules'][node.name])
    else if (node.type === 'rule') {
      for (const [, pseudo, of = ''] of node.selector.matchAll(pseudos)) {
        note(node, `:${pseudo}${of}`, data.css.selectors[pseudo])
      }
    }
  })
  return found
}

function noteDeclaration(node, note) {
  const property = data.css.properties[node.prop]
  note(node, node.prop, property)
  for (const [word] of node.value.matchAll(/[a-z][a-z-]+/g)) {
    note(node, `${node.prop}: ${word}`, property?.[word])
  }
  for (const [name] of node.value.matchAll(/[a-z][a-z-]+(?=\()/g)) {
    note(node, name, data.css.types[name] ?? data.css.types.color[name])
  }
  for (const [, unit] of node.value.matchAll(/\d([dsl]v[a-z]+|cq[a-z]+)\b/g)) {
    note(node, unit, data.css.types.length.viewport_percentage_units_dynamic)
  }
}

if (isMain(import.meta.url)) {
  const found = beyondBaseline()
  for (const line of found) process.stdout.write(`${line}\n`)
  if (found.length > 0) process.exitCode = 1
}
