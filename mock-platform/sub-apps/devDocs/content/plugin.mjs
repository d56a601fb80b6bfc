import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readGuide } from './guide.mjs'
import { codeBox } from './highlight.mjs'
import { readInterfaces } from './interfaces.mjs'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const guideFile = path.join(root, 'docs/sub-app-guide.md')
const propsFile = path.join(root, 'contract/hosting/props.ts')
const subApps = path.join(root, 'mock-platform/sub-apps')
const samples = path.join(subApps, 'devDocs/parts/samples')

/** The virtual modules: what the developer docs show of other files. */
const modules = {
  'virtual:dev-docs/guide': async (read) => readGuide(await read(guideFile)),
  'virtual:dev-docs/interfaces': async (read) => readInterfaces(await read(propsFile)),
  'virtual:dev-docs/examples': readExamples,
  'virtual:dev-docs/parts': readSamples,
}

/** Makes the guide, the table of props and the examples' sources part of the developer docs, at build time. */
export function devDocsContent() {
  return {
    name: 'dev-docs-content',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    async load(id) {
      const make = modules[id.slice(1)]
      if (!id.startsWith('\0') || !make) return undefined
      const value = await make((file) => {
        this.addWatchFile(file)
        return readFile(file, 'utf8')
      })
      return `export default ${JSON.stringify(value)}`
    },
  }
}

async function readExamples(read) {
  const folders = (await readdir(subApps)).filter((name) => name.startsWith('example-')).sort()
  return Promise.all(
    folders.map(async (code) => {
      const names = (await readdir(path.join(subApps, code))).sort(entryFirst)
      const files = await Promise.all(
        names.map(async (name) => ({
          name,
          html: codeBox(await read(path.join(subApps, code, name)), path.extname(name).slice(1)),
        })),
      )
      return { code, files }
    }),
  )
}

/** The samples as an app would write them, with the kit next to the app's folder. */
async function readSamples(read) {
  const names = (await readdir(samples)).filter((name) => name.endsWith('.tsx')).sort()
  const sources = names.map(async (name) => {
    const code = await read(path.join(samples, name))
    return [path.parse(name).name, codeBox(code.replaceAll('../../../kit/', '../kit/'), 'tsx')]
  })
  return Object.fromEntries(await Promise.all(sources))
}

/** The page, then its script, then the rest. */
function entryFirst(a, b) {
  const rank = (name) => (name.startsWith('main.') ? 0 : name === 'index.html' ? 1 : 2)
  return rank(a) - rank(b) || a.localeCompare(b)
}
