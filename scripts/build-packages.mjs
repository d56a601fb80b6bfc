import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { buildSubAppKit } from './build-sub-app-kit.mjs'
import { isMain, root } from './paths.mjs'
import { subAppTypes } from './sub-app-types.mjs'

const source = (name) => join(root, 'packages', name)
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Builds the packages that other teams install, each as a folder for `npm pack`.
 * @param {{ outDir?: string }} [options]
 */
export async function buildPackages({ outDir = join(root, 'build/packages') } = {}) {
  await rm(outDir, { recursive: true, force: true })
  const kit = join(outDir, 'sub-app')
  const create = join(outDir, 'create-sub-app')
  await Promise.all([buildSubApp(kit), buildCreateSubApp(create)])
  // A page without a build step cannot import from node_modules.
  const copy = join(create, 'templates/plain/src/portal-sub-app.js')
  await cp(join(kit, 'dist/index.js'), copy)
}

async function buildSubApp(folder) {
  const dist = join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  const types = subAppTypes()
  await Promise.all([
    bundle({ entryPoints: ['index', 'testing'].map(entryOf), outdir: dist, target: 'es2020' }),
    copyOwnFiles('sub-app', folder),
    writeFile(join(dist, 'index.d.ts'), types.index),
    writeFile(join(dist, 'testing.d.ts'), types.testing),
  ])
}

const entryOf = (name) => join(source('sub-app'), `${name}.ts`)

async function buildCreateSubApp(folder) {
  const templates = join(folder, 'templates')
  await mkdir(folder, { recursive: true })
  await Promise.all([
    bundle({
      entryPoints: [join(source('create-sub-app'), 'bin.ts')],
      outdir: join(folder, 'dist'),
      platform: 'node',
      target: 'node20',
    }),
    copyOwnFiles('create-sub-app', folder),
    cp(join(source('create-sub-app'), 'templates'), templates, { recursive: true }),
  ])
  await setVersions(templates)
}

function bundle(options) {
  return build({
    bundle: true,
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
    ...options,
  })
}

async function copyOwnFiles(name, folder) {
  await mkdir(folder, { recursive: true })
  for (const file of ['package.json', 'README.md']) {
    await cp(join(source(name), file), join(folder, file))
  }
}

/** The templates depend on the versions with which this project tests them. */
async function setVersions(templates) {
  const project = await readJson(join(root, 'package.json'))
  const kit = await readJson(join(source('sub-app'), 'package.json'))
  const versions = {
    ...project.devDependencies,
    ...project.dependencies,
    [kit.name]: kit.version,
  }
  for (const template of await readdir(templates)) {
    const file = join(templates, template, 'package.json')
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) continue
    const filled = text.replace(/"([^"]+)": "\*"/g, (_, name) => {
      if (!versions[name]) throw new Error(`the project has no ${name}, which ${file} wants`)
      return `"${name}": "^${versions[name]}"`
    })
    await writeFile(file, filled)
  }
}

if (isMain(import.meta.url)) {
  await Promise.all([buildSubAppKit(), buildPackages()])
}
