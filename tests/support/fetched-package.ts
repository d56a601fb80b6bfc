import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ownFolder } from './portal-process'

const run = promisify(execFile)
const cache = join(ownFolder, 'node_modules/.cache/fetched-packages')

/** One version of a package that only long tests need: too large, or with too much behind it, for every install. */
export interface FetchedPackage {
  name: string
  version: string
  /** The hash of its archive, as in a lock file: `sha512-…` in Base64. */
  integrity: string
}

/** Where its files are once it has been fetched. */
export function folderOf({ name, version }: FetchedPackage): string {
  return join(cache, `${name.replaceAll('/', '+')}@${version}`)
}

/**
 * Fetches a package with npm, without its dependencies, unless an earlier run has. Rejects if it is not available, or
 * not the expected one.
 */
export async function fetchPackage(wanted: FetchedPackage): Promise<void> {
  const folder = folderOf(wanted)
  if (existsSync(folder)) return
  await mkdir(cache, { recursive: true })
  const own = await mkdtemp(join(cache, 'coming-'))
  try {
    const archive = await packed(wanted, own)
    await run('tar', ['-xzf', archive, '-C', own])
    // Another worker may have been faster.
    await rename(join(own, 'package'), folder).catch((error) => {
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** Packs the archive and gives its path, once its bytes are verified. */
async function packed({ name, version, integrity }: FetchedPackage, own: string): Promise<string> {
  const which = `${name}@${version}`
  const args = ['pack', which, '--json', '--ignore-scripts', '--pack-destination', own]
  const { stdout } = await run('npm', args).catch((error: Error) => {
    throw new Error(`${which} could not be fetched, which this test needs once: ${error.message}`)
  })
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  const archive = join(own, filename)
  const found = createHash('sha512')
    .update(await readFile(archive))
    .digest('base64')
  if (`sha512-${found}` !== integrity) {
    throw new Error(`${which} is not the package that is meant: its integrity is sha512-${found}`)
  }
  return archive
}
