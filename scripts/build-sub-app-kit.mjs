import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import ts from 'typescript'
import { isMain, root } from './paths.mjs'

const source = join(root, 'packages/sub-app/index.ts')
const name = 'portal-sub-app'

/**
 * Builds `@portal/sub-app` into one ES file and one file of types, which other teams take from a running portal.
 * @param {{ outDir?: string }} [options]
 */
export async function buildSubAppKit({ outDir = join(root, 'build/client/sub-app-kit') } = {}) {
  await mkdir(outDir, { recursive: true })
  await build({
    entryPoints: [source],
    outfile: join(outDir, `${name}.js`),
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  })
  await writeFile(join(outDir, `${name}.d.ts`), bundleTypes())
}

/** The declarations of all modules in one file; only what the index exports stays exported. */
function bundleTypes() {
  const emitted = emitTypes()
  const exported = exportedNames(emitted.get(source.replace(/\.ts$/, '.d.ts')) ?? '')
  const parts = [...emitted].flatMap(([file, text]) =>
    file.endsWith('/index.d.ts') ? [] : [declarationsOf(file, text, exported)],
  )
  return `${parts.join('\n')}\nexport {}\n`
}

function emitTypes() {
  const emitted = new Map()
  const program = ts.createProgram([source], {
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
  if (emitSkipped || diagnostics.length > 0) throw new Error(`${source} has no types`)
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

/** A module's declarations without its imports; what only its siblings use is not exported. */
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

if (isMain(import.meta.url)) await buildSubAppKit()
