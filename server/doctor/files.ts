import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Finding, findingsOf } from './report'

const say = findingsOf('files')
const programs = ['portal.js', 'server/index.js', '.vite/client-manifest.json', '.vite/legacy.json']

interface Chunk {
  file: string
  css?: string[]
  assets?: string[]
}

/** Checks Node's version, and the build in the project's folder. */
export function checkFiles(folder: string, version = process.versions.node): Finding[] {
  return [checkNode(folder, version), checkBuild(path.join(folder, 'build'))]
}

function checkNode(folder: string, version: string): Finding {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) {
    return say.fail('folder', `${folder} has no package.json`, "run this in the project's folder")
  }
  const { engines } = JSON.parse(readFileSync(file, 'utf8')) as { engines: { node: string } }
  const wanted = numbersOf(engines.node)
  const own = numbersOf(version)
  const isOld = own.major < wanted.major || (own.major === wanted.major && own.minor < wanted.minor)
  const seen = `${version}, and the portal needs ${engines.node}`
  return isOld ? say.fail('Node.js', seen, 'install a newer one') : say.ok('Node.js', seen)
}

function numbersOf(version: string) {
  const [major = 0, minor = 0] = (version.match(/\d+/g) ?? []).map(Number)
  return { major, minor }
}

function checkBuild(build: string): Finding {
  const advice = 'run npm run build, and copy the whole folder'
  const missing = programs.filter((name) => !existsSync(path.join(build, name)))
  if (missing.length > 0)
    return say.fail('build', `${missing.join(', ')} missing in ${build}`, advice)
  const client = path.join(build, 'client')
  const lost = clientFiles(build).filter((name) => !existsSync(path.join(client, name)))
  if (lost.length > 0) {
    const more = lost.length > 3 ? ` and ${lost.length - 3} more` : ''
    return say.fail('build', `${client} lacks ${lost.slice(0, 3).join(', ')}${more}`, advice)
  }
  if (!existsSync(path.join(build, '.complete'))) {
    return say.warn('build', `${build} was not finished, or is being made`, advice)
  }
  return say.ok('build', `${build} is complete`)
}

/** All files that the manifest and the list for old browsers name. */
function clientFiles(build: string): string[] {
  const read = <Content>(name: string): Content =>
    JSON.parse(readFileSync(path.join(build, '.vite', name), 'utf8'))
  const chunks = Object.values(read<Record<string, Chunk>>('client-manifest.json'))
  const legacy = read<{ polyfills: string; files: Record<string, string> }>('legacy.json')
  return [
    ...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
    ...Object.values(legacy.files).map((name) => `assets/${name}`),
    legacy.polyfills,
  ]
}
