import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const all = readdirSync(root).filter((name) => existsSync(join(root, name, 'package.json')))
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`no such app: ${unknown.join(', ')} (there are ${all.join(', ')})`)
  process.exit(1)
}

// Each app is built with the tools of its own lock file: the tests prove that their output can be hosted.
for (const name of asked.length > 0 ? asked : all) {
  for (const args of [['ci'], ['run', 'build']]) {
    const { status } = spawnSync('npm', args, { cwd: join(root, name), stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}
