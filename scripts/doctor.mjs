import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './paths.mjs'
import { startProgram } from './process.mjs'
import { requireNode } from './project.mjs'

/**
 * `npm run doctor`: reports what is wrong with a deployment. Because it must be able to report what is missing, it
 * installs nothing; without a build it bundles only itself.
 */
const program = 'build/doctor.js'

/** What must be done before the doctor can run; '' = nothing. */
async function obstacle() {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const missing = Object.keys(dependencies).filter(
    (name) => !existsSync(path.join(root, 'node_modules', name, 'package.json')),
  )
  if (missing.length > 0) {
    const [first] = missing
    return `packages: ${first} and ${missing.length - 1} more are not installed – run npm ci`
  }
  if (existsSync(path.join(root, program))) return ''
  try {
    const { buildDoctor } = await import('./build.mjs')
    await buildDoctor()
    return ''
  } catch {
    return `build: there is no ${program} – run npm run build where esbuild is installed`
  }
}

requireNode()
const problem = await obstacle()
if (problem) {
  process.stderr.write(`files\n  fail  ${problem}\n`)
  process.exitCode = 1
} else {
  const args = ['--enable-source-maps', program, ...process.argv.slice(2)]
  process.exitCode = await startProgram(args, {}).ended
}
