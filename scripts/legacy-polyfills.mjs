import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import compat from 'core-js-compat'
import { build } from 'esbuild'
import { legacyEngines } from './legacy-engines.mjs'
import { root } from './paths.mjs'

/** Demo apps use the frame's library as well. */
const otherSources = ['mock-platform/sub-apps', 'packages/sub-app']

/**
 * The script that the legacy build runs first: the polyfills that its oldest browsers need and whose names occur in the
 * code, from core-js and the portal's own.
 * @param {readonly string[]} texts the code that will run with it
 * @returns {Promise<string>}
 */
export async function legacyPolyfills(texts) {
  const text = [...texts, ...otherSources.flatMap(sourcesIn)].join('\n')
  const modules = compat({ targets: legacyEngines.core, modules: 'core-js/stable' }).list
  const used = modules.filter((name) => isUsed(name, text))
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      contents: [...used.map((name) => `core-js/modules/${name}.js`), './app/legacy/index.ts']
        .map((module) => `import '${module}'`)
        .join('\n'),
      resolveDir: root,
    },
    bundle: true,
    format: 'iife',
    target: legacyEngines.esbuild,
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'warning',
  })
  return outputFiles[0].text
}

/** Modules that only correct rare bugs of existing features, or belong to syntax that the build lowers. */
const unneeded =
  /^es\.(?:json|reflect|symbol|error|aggregate-error|suppressed-error)\.|\.(?:push|reduce|reduce-right|unshift|includes|set|flags|match-all)$|^web\.(?:dom-exception|immediate|self|url-search-params)/
const owners = { promise: 'Promise', object: 'Object', math: 'Math', regexp: 'RegExp', url: 'URL' }

/** es.array.find-last → some code calls `.findLast(`; es.promise.any → `Promise.any`. */
function isUsed(module, text) {
  if (unneeded.test(module)) return false
  // The PDF library's own core-js detaches buffers with structuredClone; together with ours this would be an infinite
  // recursion.
  if (/^web\.structured-clone$|^es\.array-buffer\.(?:detached|transfer)/.test(module)) {
    return text.includes('structuredClone(')
  }
  const [, group = '', name = ''] = module.replace(/\.v\d$|-alternative$/, '').split('.')
  const camel = (words) => words.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
  if (name === 'constructor') return new RegExp(`\\b${camel(`-${group}`)}\\b`).test(text)
  if (group === 'iterator') return text.includes('Iterator.') && text.includes(`.${camel(name)}(`)
  const owner = owners[group]
  return text.includes(owner ? `${owner}.${camel(name)}` : `.${camel(name)}(`)
}

function sourcesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => /\.(?:[jt]sx?|vue)$/.test(name))
    .map((name) => readFileSync(path.join(root, folder, name), 'utf8'))
}
