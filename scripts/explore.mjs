import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { run } from './process.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

/**
 * `npm run explore -- --minutes 30 [--seed N]`: walks through the portal at random (docs/architecture/walks.md). With
 * the `--seed`, `--path` and `--replay` of a failure it repeats that walk. Exits with 1 if a rule was broken.
 */
const options = {
  minutes: { type: 'string', default: '30' },
  seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  shrink: { type: 'string', default: '10' },
  steps: { type: 'string', default: '40' },
  workers: { type: 'string', default: '1' },
  path: { type: 'string' },
  replay: { type: 'string' },
}

requireNode()
const { values } = parseArgs({ options })
await ensureInstalled()
await ensureChromium()
await ensureBuilt()

process.stdout.write(`seed ${values.seed}\n`)
const env = {
  ...process.env,
  NODE_ENV: 'test',
  WALK_SEED: values.seed,
  WALK_MINUTES: values.minutes,
  WALK_SHRINK_MINUTES: values.shrink,
  WALK_STEPS: values.steps,
  ...(values.path && { WALK_PATH: values.path }),
  ...(values.replay && { WALK_REPLAY: values.replay }),
}
// With one worker, run the first of the file's two walks; with two, both.
const walks = values.workers === '1' ? 'one walk at random' : 'walk at random'
const args = ['test', 'tests/walk', '-g', walks, `--workers=${values.workers}`, '--reporter=line']
const passed = await run('node_modules/.bin/playwright', args, { env }).then(
  () => true,
  () => false,
)
process.exitCode = passed ? 0 : 1
