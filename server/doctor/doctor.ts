import path from 'node:path'
import type { PortalConfig } from '../config/env'
import { checkAssistant } from './assistant'
import { checkBackends, type Patience } from './backends'
import { checkClock } from './clock'
import { checkCollector } from './collector'
import { checkConverter } from './converter'
import { checkFiles } from './files'
import { checkLive } from './live'
import { checkPlaces, lookAtPort } from './places'
import { checkPublicAddress } from './public-address'
import { checkRedis } from './redis'
import { type Finding, findingsOf, type Group, groups } from './report'
import { hideSecrets } from './secrets'
import { readSettings } from './settings'
import { within } from './trouble'

/** The time limit of a connection or an answer, even if the portal itself would wait longer (ms). */
const longestStep = 4_000
/** The time limit of a group of checks, whatever its steps take (ms). */
const longestGroup = 18_000

/**
 * Tries everything that a portal with this environment needs, in parallel. Never rejects: a failure is a finding. The
 * findings always have the same order.
 */
export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const { config, wrong, findings } = readSettings(env)
  const patience = Math.min(config.CONNECT_TIMEOUT_MS, longestStep)
  const slow = Math.min(config.CONNECT_TIMEOUT_MS + config.READ_TIMEOUT_MS, longestStep)
  const port = lookAtPort(config, patience)
  const found = await Promise.all([
    findings,
    inTime('configuration', async () => checkPlaces(config, await port)),
    inTime('files', async () => checkFiles(path.resolve('.'))),
    inTime('platform', () => checkPlatform(config, { connect: patience, answer: slow })),
    inTime('redis', () => checkRedis(config, patience)),
    inTime('live upstreams', () => checkLive(config, slow)),
    inTime('public address', async () => checkPublicAddress(config, await port, slow)),
    inTime('assistant', () => checkAssistant(config, slow)),
    inTime('converter', () => checkConverter(config, slow)),
    inTime('traces', () => checkCollector(config, slow)),
  ])
  const hide = hideSecrets(env)
  return inOrder(found.flat().map(notTried(wrong))).map((finding) => ({
    ...finding,
    seen: hide(finding.seen),
    advice: hide(finding.advice),
  }))
}

async function checkPlatform(config: PortalConfig, patience: Patience): Promise<Finding[]> {
  const { findings, ahead, reached } = await checkBackends(config, patience)
  return [...findings, ...checkClock(ahead, reached)]
}

async function inTime(group: Group, check: () => Promise<Finding[]>): Promise<Finding[]> {
  const say = findingsOf(group)
  try {
    return await within(longestGroup, check())
  } catch (error) {
    const isLate = error instanceof DOMException
    const seen = isLate ? 'no result in time' : `the check itself failed (${String(error)})`
    return [say.fail(group, seen, 'run it again; report it if it stays so')]
  }
}

/** A variable with an invalid value was treated as unset. */
function notTried(wrong: ReadonlySet<string>) {
  return (finding: Finding): Finding => {
    const isLeftOut = finding.state === 'note' && wrong.has(finding.subject)
    if (!isLeftOut) return finding
    return { ...finding, seen: 'not tried, as its value is wrong', advice: '' }
  }
}

const inOrder = (findings: readonly Finding[]) =>
  groups.flatMap((group) => findings.filter((finding) => finding.group === group))
