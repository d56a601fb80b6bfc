import { ensureChromium } from './chromium.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run gallery [-- --screens NAME,… --variations NAME,… --workers N --list]`: pictures of every screen
 * (docs/architecture/gallery.md). Exits with 1 if a screen could not be reached or logged an error in the console.
 */
requireNode()
const flags = process.argv.slice(2)
await ensureInstalled()
if (!flags.includes('--list')) {
  await ensureChromium()
  await ensureBuilt()
}
await run('node_modules/.bin/tsx', ['tests/gallery/command.ts', ...flags]).catch(() => {
  process.exitCode = 1
})
