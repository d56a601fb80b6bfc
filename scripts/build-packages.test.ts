import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPackages } from './build-packages.mjs'
import { root } from './paths.mjs'

let outDir: string
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'packages-'))
  await buildPackages({ outDir: join(outDir, 'node_modules/@portal') })
}, 60_000)
afterAll(() => rm(outDir, { recursive: true }))

const folderOf = (name: string) => join(outDir, 'node_modules/@portal', name)
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

function packedFiles(name: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--silent']
  const told = execFileSync('npm', args, { cwd: folderOf(name), encoding: 'utf8' })
  return JSON.parse(told)[0].files.map(({ path }: { path: string }) => path)
}

it('[KIT-01] @portal/sub-app packs its modules and their types, and nothing else', () => {
  expect(packedFiles('sub-app').sort()).toEqual([
    'README.md',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/testing.d.ts',
    'dist/testing.js',
    'package.json',
  ])
})

it('[KIT-01] the command packs its program, and whole templates', () => {
  const files = packedFiles('create-sub-app')
  expect(files).toContain('dist/bin.js')
  for (const template of ['react', 'vue', 'plain', 'shared'])
    expect(files.some((file) => file.startsWith(`templates/${template}/src/`))).toBe(true)
  expect(files).toContain('templates/shared/_gitignore')
  expect(files).toContain('templates/plain/src/portal-sub-app.js')
})

it('[KIT-01] an app imports both entries with their types, as Node finds them', async () => {
  await writeFile(
    join(outDir, 'good.mts'),
    `import { defineSubApp, type SubAppProps } from '@portal/sub-app'
import { type FakePortal, fakePortal, typeInto } from '@portal/sub-app/testing'
const app = defineSubApp({ mount: () => {}, standalone: () => ({ answers: { '/a': ({ body }) => body } }) })
const fake: FakePortal = fakePortal({ name: 'leave' } satisfies Partial<SubAppProps>)
export const mounted: Promise<void> = app.mount(fake.props)
export const dirty: [dirty: boolean][] = fake.callsOf('setDirty')
fake.announce('unread', { message: 1, app: 0 })
typeInto(document.createElement('input'), '')`,
  )
  await writeFile(
    join(outDir, 'bad.mts'),
    `import { fakePortal } from '@portal/sub-app/testing'
fakePortal().callsOf('name')
fakePortal().announce('unread', 1)`,
  )
  expect(complaints('good.mts')).toEqual([])
  expect(complaints('bad.mts')).toHaveLength(2)
  // Includes a full run of the compiler.
}, 60_000)

it('[KIT-01] the templates ask for the versions that the project itself is tested with', async () => {
  const project = await readJson(join(root, 'package.json'))
  const kit = await readJson(join(folderOf('sub-app'), 'package.json'))
  const app = await readJson(join(folderOf('create-sub-app'), 'templates/vue/package.json'))
  expect(app.dependencies).toEqual({
    '@portal/sub-app': `^${kit.version}`,
    vue: `^${project.devDependencies.vue}`,
  })
  expect(JSON.stringify(app)).not.toContain('"*"')
})

function complaints(file: string): string[] {
  const program = ts.createProgram([join(outDir, file)], {
    noEmit: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  })
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
