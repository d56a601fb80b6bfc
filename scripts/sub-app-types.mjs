import { join } from 'node:path'
import ts from 'typescript'
import { root } from './paths.mjs'

const folder = join(root, 'packages/sub-app')
const entries = ['index', 'testing']

let types

/** The declarations of `@portal/sub-app`: one file for each entry point. */
export function subAppTypes() {
  types ??= bundleTypes()
  return types
}

function bundleTypes() {
  const emitted = emitTypes()
  const own = (entry) => emitted.get(join(folder, `${entry}.d.ts`)) ?? ''
  const exported = exportedNames(own('index'))
  const parts = [...emitted].flatMap(([file, text]) =>
    entries.some((entry) => file.endsWith(`/${entry}.d.ts`))
      ? []
      : [declarationsOf(file, text, exported)],
  )
  return {
    index: `${parts.join('\n')}\nexport {}\n`,
    // With extensions, as Node resolves files.
    testing: own('testing').replaceAll("'./index'", "'./index.js'"),
  }
}

function emitTypes() {
  const emitted = new Map()
  const sources = entries.map((entry) => join(folder, `${entry}.ts`))
  const program = ts.createProgram(sources, {
    declaration: true,
    emitDeclarationOnly: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    baseUrl: root,
    paths: { '~contract/*': ['contract/*'] },
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
  })
  const { diagnostics, emitSkipped } = program.emit(undefined, (file, text) => {
    emitted.set(file, text)
  })
  if (emitSkipped || diagnostics.length > 0) throw new Error(`${folder} has no types`)
  return emitted
}

function exportedNames(index) {
  const names = new Set()
  for (const statement of parse('index.d.ts', index).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue
    if (!ts.isNamedExports(statement.exportClause)) continue
    for (const element of statement.exportClause.elements) names.add(element.name.text)
  }
  return names
}

/** A module's declarations without its imports; declarations that only its siblings use are not exported. */
function declarationsOf(file, text, exported) {
  return parse(file, text)
    .statements.filter((one) => !ts.isImportDeclaration(one) && !ts.isExportDeclaration(one))
    .flatMap((statement) => {
      const whole = statement.getFullText().trim()
      const named = 'name' in statement ? statement.name?.text : undefined
      if (!named || exported.has(named)) return [whole]
      // Users cannot reach the value behind a hidden function, but they can reach a hidden type.
      return ts.isFunctionDeclaration(statement) ? [] : [whole.replace(/^export /m, '')]
    })
    .join('\n')
}

function parse(file, text) {
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)
}
