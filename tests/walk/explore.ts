import fc from 'fast-check'
import { anyWalk } from './command'
import { WalkFailure, walk } from './walk'
import type { Ground } from './world'

export interface Exploration {
  seed: number
  /** No new walk begins after so long. */
  minutes: number
  /** A failure is made smaller for so long. */
  shrinkMinutes: number
  /** The most steps of one walk. */
  steps: number
  /** Only the walk of this seed, and of it what a failure named. */
  replay?: { path?: string; replayPath?: string }
  /** A folder for pictures of a failure. */
  pictures: string
  say(line: string): void
}

interface Findings {
  walks: number
  steps: number
  late: string[]
  /** The smallest failure. */
  failure: WalkFailure | null
}

const minute = 60_000

/**
 * Walks at random until the time is over or a rule is broken; each walk has the next seed. A failure is made smaller,
 * and told in the form in which `kept` keeps it.
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
    // As if all smaller ones were well.
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

/** The sequence as it is pasted into a file of `kept`, and how to walk it again. */
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
