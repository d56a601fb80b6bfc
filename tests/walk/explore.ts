import fc from 'fast-check'
import { anyWalk } from './command'
import { WalkFailure, walk } from './walk'
import type { Ground } from './world'

export interface Exploration {
  seed: number
  /** No new walk begins after this time. */
  minutes: number
  /** How long a failure may be shrunk. */
  shrinkMinutes: number
  /** The maximum number of steps in a walk. */
  steps: number
  /** Only the walk with this seed, at the paths that its failure printed. */
  replay?: { path?: string; replayPath?: string }
  /** A folder for screenshots of a failure. */
  pictures: string
  say(line: string): void
}

interface Findings {
  walks: number
  steps: number
  late: string[]
  /** The failure after shrinking. */
  failure: WalkFailure | null
}

const minute = 60_000

/**
 * Runs random walks until the time is up or a rule is broken; each walk uses the next seed. A failure is shrunk, and
 * reported in the form in which files in `kept` store it.
 */
export async function explore(ground: Ground, setting: Exploration): Promise<Findings> {
  const { say, seed, minutes, replay } = setting
  const findings: Findings = { walks: 0, steps: 0, late: [], failure: null }
  const until = Date.now() + minutes * minute
  say(`walking at random: seed ${seed}`)
  for (let next = seed; findings.failure === null && Date.now() < until; next += 1) {
    await oneWalk(ground, { ...setting, seed: next }, findings)
    findings.walks += 1
    if (replay) break
  }
  say(`walked ${findings.steps} steps in ${findings.walks} walks`)
  for (const line of findings.late) say(`late: ${line}`)
  return findings
}

async function oneWalk(ground: Ground, setting: Exploration, findings: Findings) {
  const { seed, shrinkMinutes, steps, replay = {}, pictures, say } = setting
  let shrinkUntil = Number.POSITIVE_INFINITY
  const property = fc.asyncProperty(anyWalk(steps, replay.replayPath), async (commands) => {
    // After the deadline every smaller walk counts as passing, which ends the shrinking.
    if (Date.now() > shrinkUntil) return
    try {
      const { steps, late } = await walk(ground, commands, pictures)
      findings.steps += steps
      findings.late.push(...late)
    } catch (error) {
      if (!(error instanceof WalkFailure)) throw error
      findings.steps += error.steps.length
      if (findings.failure === null) {
        say(`seed ${seed}: ${error.message}`)
        say(`making it smaller, up to ${shrinkMinutes} min; all of it: [${error.steps}]`)
        shrinkUntil = Date.now() + shrinkMinutes * minute
      }
      findings.failure = error
      throw error
    }
  })
  const path = replay.path && { path: replay.path }
  const result = await fc.check(property, { seed, numRuns: 1, ...path })
  const { counterexample, counterexamplePath } = result
  if (findings.failure) {
    say(toldOf(findings.failure, seed, counterexamplePath, String(counterexample?.[0])))
  } else if (result.failed) throw result.errorInstance
}

/** The steps in the form that a file in `kept` needs, and how to replay them. */
function toldOf(
  failure: WalkFailure,
  seed: number,
  path: string | null,
  counterexample: string,
): string {
  const [, replayPath] = /replayPath="([^"]+)"/.exec(counterexample) ?? []
  const again = [`--seed ${seed}`, path && `--path ${path}`, replayPath && `--replay ${replayPath}`]
  const steps = failure.steps.map((step) => `    ${step}`).join(',\n')
  return [
    failure.message,
    `again: npm run explore -- ${again.filter(Boolean).join(' ')}`,
    'to keep:',
    `{\n  "about": "",\n  "steps": [\n${steps}\n  ]\n}`,
  ].join('\n')
}
