import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureChromium } from './chromium.mjs'
import { isMain, root } from './paths.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './project.mjs'

const usage = `npm run simulate -- --people N [--nodes N] [--cores N] [--speed X] [--seed S]
npm run simulate -- --measure   measures what things cost, with a real browser (some minutes)
npm run simulate -- --check     real runs of three sizes, and how far the model is from them
`

/**
 * The arguments of `npm run simulate`, checked; null = invalid.
 * @param {string[]} args
 */
export function readWords(args) {
  const number = { type: /** @type {const} */ ('string') }
  const flag = { type: /** @type {const} */ ('boolean'), default: false }
  const options = {
    ...{ people: number, nodes: number, cores: number, speed: number, seed: number },
    ...{ measure: flag, check: flag },
  }
  let values
  try {
    values = parseArgs({ args, options }).values
  } catch {
    return null
  }
  const { measure = false, check = false } = values
  const whole = (text, usual) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : usual)
  const people = whole(values.people, 0)
  const speed = Number(values.speed ?? 1)
  const given = [values.nodes, values.cores, values.seed].filter((text) => text !== undefined)
  const isRight = given.every((text) => whole(text, 0) > 0) && speed > 0 && Number.isFinite(speed)
  if (!isRight || (people === 0 && !measure && !check)) return null
  return {
    ...{ people, speed, measure, check, nodes: whole(values.nodes, null) },
    ...{ cores: whole(values.cores, 4), seed: whole(values.seed, 1) },
  }
}

if (isMain(import.meta.url)) {
  requireNode()
  const words = readWords(process.argv.slice(2))
  if (!words) {
    process.stderr.write(usage)
    process.exitCode = 1
  } else {
    await ensureInstalled()
    if (words.measure || words.check) {
      await ensureBuilt()
      await ensureChromium()
    }
    const env = { ...process.env, NODE_ENV: 'production', SIMULATE: JSON.stringify(words) }
    const args = ['--import', 'tsx', 'tests/capacity/run.ts']
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
    child.on('exit', (status) => {
      process.exitCode = status ?? 1
    })
  }
}
