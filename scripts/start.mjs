import { ensureInstalled, requireNode, startBuildIfNeeded } from './project.mjs'
import { runPortal } from './run-portal.mjs'

/** `npm start`: installs and builds what is missing, then runs the portal, and ends with its exit status. */
requireNode()

// npm runs this in a shell that ends on a signal without forwarding it, so a new parent process counts as the signal.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

await ensureInstalled()
const build = await startBuildIfNeeded({ portalFirst: true })
await build?.portal
// The demo apps may still be building while the first pages are shown.
let incomplete = false
build?.all.catch((error) => {
  incomplete = true
  process.stderr.write(`${error.stack}\n`)
  process.kill(process.pid, 'SIGTERM')
})
const status = await runPortal()
process.exitCode = incomplete ? 1 : status
