import { existsSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './paths.mjs'
import { run } from './process.mjs'
import { unitTests } from './test-reports.mjs'

/** The newest line of Node.js with long-term support, tested in addition to the oldest that `engines` allows. */
const newestLine = 26
export const newest = `Node.js ${newestLine}`
/**
 * Tests of what a new Node is most likely to change: sign-in, upgrades, malformed requests, sockets on both sides,
 * ciphers, logs.
 */
const files = [
  'server',
  'scripts/audit-log.test.ts',
  'tests/integration/mock-queue.test.ts',
  'tests/integration/portal-audit-log.test.ts',
  'tests/integration/portal-live.test.ts',
  'tests/integration/portal-sign-in.test.ts',
  'tests/security/broken-packets.test.ts',
]
const place = path.join(root, `node_modules/.cache/node-${newestLine}`)
const folder = path.join(place, 'node_modules/node/bin')

/**
 * Runs some tests, and in them the built portal, with the newest Node.js, which npm installs below node_modules.
 * @returns {Promise<boolean | null>} whether they passed; null = this is that line, or it cannot be installed
 */
export async function passesOnNewestNode(report) {
  if (process.versions.node.startsWith(`${newestLine}.`)) return null
  const program = path.join(folder, 'node')
  if (!existsSync(program)) {
    process.stdout.write(`installing ${newest} for the tests that use it, too\n`)
    const wanted = ['install', '--no-save', '--prefix', place, `node@${newestLine}`]
    const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', [...wanted, ...quietly], { stdio: 'ignore' }).catch(() => {})
  }
  if (!existsSync(program)) {
    process.stdout.write(`skipped: ${newest} cannot be installed from the registry\n`)
    return null
  }
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PATH: `${folder}${path.delimiter}${process.env.PATH}`,
  }
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return run(program, [vitest, 'run', '--project=short', ...reporters, ...files], { env }).then(
    () => true,
    () => false,
  )
}

if (isMain(import.meta.url)) {
  const report = path.join(root, 'test-results/newest-node.json')
  const passed = await passesOnNewestNode(report)
  if (passed === false) process.exitCode = 1
  if (passed === null) process.stdout.write(`skipped: all tests on ${newest}\n`)
  for (const { title, status } of passed === null ? [] : unitTests(report)) {
    if (status === 'skipped') process.stdout.write(`skipped: ${title}\n`)
  }
}
