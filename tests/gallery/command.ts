import { run } from '../../scripts/process.mjs'
import { type Choice, choose } from './choice'
import { keepFormer } from './places'

/** `npm run gallery`, once everything is installed and built (scripts/gallery.mjs): its arguments are the flags. */
async function main() {
  const { shots, list, workers } = choiceOf(process.argv.slice(2))
  if (list) {
    for (const { screen, variation } of shots) process.stdout.write(`${screen} ${variation}\n`)
    return
  }
  for (const shot of shots) keepFormer(shot)
  const env = { ...process.env, NODE_ENV: 'test', GALLERY_SHOTS: JSON.stringify(shots) }
  const args = ['test', '--config=tests/gallery/gallery.config.ts', `--workers=${workers}`]
  await run('node_modules/.bin/playwright', args, { env }).catch(() => {
    process.exitCode = 1
  })
}

/** Ends with the reason if the flags are wrong. */
function choiceOf(flags: readonly string[]): Choice {
  try {
    return choose(flags)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}

await main()
