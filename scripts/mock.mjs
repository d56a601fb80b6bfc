import { startProgram } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/** `npm run mock -- --port 4000 --scenario default`: the mock platform alone. */
requireNode()
await ensureInstalled()
await ensureBuilt()
const args = ['--enable-source-maps', 'build/mock-platform.js', ...process.argv.slice(2)]
const mock = startProgram(args, {})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => mock.child.kill(signal))
process.exitCode = await mock.ended
