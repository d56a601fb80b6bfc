import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** After this time, pages of a former build have been closed. */
const keptFor = 14 * 24 * 3_600_000
/** However often builds run, only this many former builds are kept. */
const keptBuilds = 10

/**
 * Copies the browser's files of former builds before the build folder is emptied. The returned function restores those
 * that the new build does not have, so that open pages still find their lazy parts; each is dropped 14 days, or ten
 * builds, after the first build without it.
 * @param {string} build the build folder
 * @param {string} aside a temporary folder, which is removed in the end
 * @returns {() => void}
 */
export function keepFormerAssets(build, aside, now = Date.now()) {
  const assets = path.join(build, 'client/assets')
  const listFile = path.join(build, 'former-assets.json')
  rmSync(aside, { recursive: true, force: true })
  if (!existsSync(assets)) return () => {}
  /** File → since when no build has had it (ms). */
  const retired = existsSync(listFile) ? JSON.parse(readFileSync(listFile, 'utf8')) : {}
  cpSync(assets, aside, { recursive: true, preserveTimestamps: true })

  return () => {
    mkdirSync(assets, { recursive: true })
    const current = new Set(readdirSync(assets))
    const former = readdirSync(aside)
      .filter((file) => !current.has(file))
      .map((file) => ({ file, since: retired[file] ?? now }))
    const times = [...new Set(former.map(({ since }) => since))].sort((a, b) => b - a)
    const oldest = Math.max(now - keptFor, times[keptBuilds - 1] ?? 0)
    const kept = former.filter(({ since }) => since >= oldest)
    for (const { file } of kept) {
      cpSync(path.join(aside, file), path.join(assets, file), { preserveTimestamps: true })
    }
    const list = Object.fromEntries(kept.map(({ file, since }) => [file, since]))
    writeFileSync(listFile, `${JSON.stringify(list)}\n`)
    rmSync(aside, { recursive: true, force: true })
  }
}
