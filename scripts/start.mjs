import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'
import { runPortal } from './run-portal.mjs'

/** `npm start`: installs and builds what is missing, then runs the portal, and ends with its exit status. */
requireNode()

// `npm start` runs this below a shell that ends at a signal without handing it on: its end is the signal then.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, 500).unref()

await ensureInstalled()
await ensureBuilt()
process.exitCode = await runPortal()
