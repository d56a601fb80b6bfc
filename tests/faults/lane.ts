import { defaultServicePrefixes } from '~contract/platform/services'
import type { MockPlatform } from '../../mock-platform/server'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { startRelay } from '../support/relay'
import { startPortalBeside } from '../support/stack'
import type { FaultKind } from './fault-kinds'
import { judge, type Outcome, perform, statusOf } from './outcome'
import { type Deed, findMaterial, ownServices, proxiedServices, type ServiceUse } from './services'
import { judgeAppless, judgeShell, shellPage } from './shell'

/** What was seen while one service failed in one way. */
export interface Cell {
  service: string
  fault: string
  /** Statuses of first load, navigation and action. */
  seen: string
  /** The broken promises of HOLD-01 and HOLD-02. */
  problems: string[]
}

/** The services that the portal itself calls, and those that only sub-apps call. */
export const parts = ['portal', 'sub-apps'] as const
type Part = (typeof parts)[number]

/** The services that every page calls. */
const pageServices = ['auth', 'admin', 'system']
/** HOLD-01: a part recovers on its own within this time after its backend's return. */
const recovery = 15_000
/** Pages loaded while the service fails: for the service that pages call most, enough to open its breaker. */
const loads = (service: string) => (service === 'system' ? 4 : 1)

/**
 * Prepares a lane: a space and a portal of its own in which one part's services fail in one way, one after the other.
 * Breakers belong to the process, so the faults of one lane would open the breakers of another. Returns the function
 * that runs it.
 */
export async function openLane(mock: MockPlatform, kind: FaultKind, part: Part) {
  const relay = await startRelay(mock.url)
  const limits = kind.readLimit && {
    READ_TIMEOUT_MS: String(kind.readLimit),
    AI_PATIENCE_MS: String(kind.readLimit),
  }
  const env = { PLATFORM_URL: relay.url, MQTT_URL: '', CONSTANTS_TTL_MS: '0', ...limits }
  const { portal, logLines } = await startPortalBeside(mock, env)
  const space = mock.createSpace({})
  const [client, appless] = [createHttpClient(portal.url), createHttpClient(portal.url)]
  await client.signIn(`zhangsan@${space.id}`)
  // A user without apps must never see that the list is down, and other users must never see that they have no apps.
  await appless.signIn(`wangwu@${space.id}`)
  // The usual outcomes are recorded without limits, however slow the machine is.
  const patient = limits ? (await startPortalBeside(mock, { MQTT_URL: '' })).portal : portal
  const free = limits ? createHttpClient(patient.url) : client
  if (limits) await free.signIn(`zhangsan@${space.id}`)
  const own = ownServices(await findMaterial(free), `lisi@${space.id}`)
  const services = part === 'portal' ? own : proxiedServices(own)
  const look = (client: HttpClient, wellKnown = true) =>
    shellPage(client, portal.url, wellKnown ? logLines : [])

  async function strike(call: { method?: 'POST' | 'PUT'; path: string }) {
    if (kind.fault) space.faults.add({ ...call, ...kind.fault })
    else await relay.refuse()
  }

  async function heal() {
    space.faults.clear()
    await relay.admit()
  }

  async function action(write: Deed): Promise<Seen> {
    const usual = await perform(free, patient.url, write)
    space.journal.clear()
    await strike(write.call ?? { path: write.path })
    const outcome = await perform(client, portal.url, write)
    await heal()
    const count = space.journal.find(write.call).length
    // A refused call never reaches the platform; every other call does, exactly once.
    const wanted = kind.fault ? 1 : 0
    const problems = judge(write, outcome, usual, kind, 'write')
    return {
      outcome,
      problems: count === wanted ? problems : [...problems, `it got there ${count} times`],
    }
  }

  async function navigation(read: Deed, usual: Outcome, path: string): Promise<Seen> {
    await strike({ path })
    const outcome = await perform(client, portal.url, read)
    await heal()
    return { outcome, problems: judge(read, outcome, usual, kind, 'read') }
  }

  async function firstLoad(service: string, path: string): Promise<Seen> {
    space.journal.clear()
    await strike({ path })
    const listIsDown = kind.read !== null && (service === 'system' || !kind.fault)
    const page = await look(client, !listIsDown)
    // A page does not wait for a silent backend: it arrived before any of the backend's answers.
    const waited =
      kind.fault?.kind === 'delay' &&
      space.journal.find({ path }).some(({ status }) => status !== 0)
    const problems = [
      ...judgeShell(page, listIsDown),
      ...(waited ? ['it waited for the service'] : []),
      ...(pageServices.includes(service)
        ? judgeAppless(await look(appless, !listIsDown), listIsDown)
        : []),
    ]
    for (let more = 1; more < loads(service); more += 1) {
      problems.push(...judgeShell(await look(client, !listIsDown), listIsDown))
    }
    if (space.journal.find({ path: '/redirected' }).length > 0) problems.push('it went elsewhere')
    await heal()
    return { outcome: page, problems }
  }

  /** Checks again until everything is as usual; returns what still is not when the time has passed. */
  async function comesBack(service: string, read: Deed, usual: Outcome): Promise<string[]> {
    const until = performance.now() + recovery
    for (;;) {
      const again = statusOf(await perform(client, portal.url, read))
      const problems = again === statusOf(usual) ? [] : [`the part answers ${again}`]
      if (problems.length === 0 && (pageServices.includes(service) || !kind.fault)) {
        problems.push(...judgeShell(await look(client), false))
        problems.push(...judgeAppless(await look(appless), false))
      }
      if (problems.length === 0 || performance.now() > until) return problems
      await pause()
    }
  }

  async function walk({ service, read, write }: ServiceUse): Promise<Cell> {
    const path = `${defaultServicePrefixes[service]}/*`
    const usual = await perform(free, patient.url, read)
    // The page comes last: it calls one service so often that the breaker may open and stop every later call.
    const acted = await action(write)
    const went = await navigation(read, usual, path)
    const loaded = await firstLoad(service, path)
    const back = await comesBack(service, read, usual)
    const moments = { 'first load': loaded, navigation: went, action: acted }
    const problems = Object.entries(moments).flatMap(([moment, seen]) =>
      seen.problems.map((problem) => `${moment}: ${problem}`),
    )
    return {
      service,
      fault: kind.name,
      seen: Object.values(moments)
        .map(({ outcome }) => statusOf(outcome))
        .join(' '),
      problems: [...problems, ...back.map((problem) => `recovery: ${problem}`)],
    }
  }

  return async (): Promise<Cell[]> => {
    try {
      const cells: Cell[] = []
      for (const use of services) cells.push(await walk(use))
      return cells
    } finally {
      await Promise.all([portal, patient].map((one) => one.stop()))
      await relay.close()
    }
  }
}

interface Seen {
  outcome: Outcome
  problems: string[]
}

/** A page that shows a failed part asks again much more slowly; this pause only avoids a busy loop. */
const pause = () => new Promise((done) => setTimeout(done, 1_000))
