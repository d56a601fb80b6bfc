import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { run } from '../../../scripts/process.mjs'
import { shellFiles } from '../../../scripts/shell-files.mjs'
import { kilobytes } from '../measure'

/** What a release changes: a text that is in the file once becomes another. */
export interface Change {
  file: string
  from: string
  to: string
}

/** A script that a browser with the current build's files has to fetch after the release. */
export interface NewScript {
  /** Path below build/client. */
  file: string
  text: string
  /** KB of brotli. */
  size: number
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const assets = 'build/client/assets'
/** What no build reads, and the packages, which are linked. */
const notCopied = new Set(['.git', 'build', 'node_modules', 'state', 'test-results'])

/**
 * Builds the pages of a copy of the sources with one change. A browser caches by names, which contain a hash, so the
 * scripts with new names are those that it fetches: of the shell, and all others.
 */
export async function buildNextRelease(
  change: Change,
): Promise<{ shell: NewScript[]; others: string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'))
  try {
    copySources(folder)
    apply(change, folder)
    await buildPages(folder)
    const needed = await shellScriptsOf(folder)
    const known = new Set(readdirSync(path.join(root, assets)))
    const renamed = readdirSync(path.join(folder, assets))
      .filter((name) => name.endsWith('.js') && !known.has(name))
      .map((name) => `assets/${name}`)
    const had = new Set(shellFiles())
    return {
      shell: needed.filter((file) => !had.has(file)).map((file) => scriptAt(folder, file)),
      others: renamed.filter((file) => !needed.includes(file)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function copySources(folder: string) {
  for (const name of readdirSync(root)) {
    if (!notCopied.has(name))
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
}

function apply({ file, from, to }: Change, folder: string) {
  const text = readFileSync(path.join(folder, file), 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${file} does not have "${from}" once`)
  writeFileSync(
    path.join(folder, file),
    text.replace(from, () => to),
  )
}

/** Like the first step of scripts/build.mjs; old browsers' files are made from what it writes. */
function buildPages(folder: string): Promise<void> {
  const program = 'node_modules/@remix-run/dev/dist/cli.js'
  const args = ['--max-semi-space-size=128', program, 'vite:build', '--logLevel', 'error']
  return run(process.execPath, args, { cwd: folder }) as Promise<void>
}

/** By the copy's own program, which reads the build beside it. */
async function shellScriptsOf(folder: string): Promise<string[]> {
  const program = pathToFileURL(path.join(folder, 'scripts/shell-files.mjs')).href
  const copy = (await import(program)) as typeof import('../../../scripts/shell-files.mjs')
  return copy.shellFiles().filter((file) => file.endsWith('.js'))
}

/** With the size that scripts/build.mjs would give it, which leaves small files as they are. */
function scriptAt(folder: string, file: string): NewScript {
  const content = readFileSync(path.join(folder, 'build/client', file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const sent = content.length < 1024 ? content : brotliCompressSync(content, { params })
  return { file, text: content.toString(), size: kilobytes(sent.length) }
}
