import type { Cost, Costs } from './costs'
import { type ActionName, arrivals, comingBack, hourly, telling } from './mix'
import { Processes, poisson, randomFrom } from './queue'

export interface Office {
  people: number
  /** Machines, and the portal's processes on each. */
  nodes: number
  cores: number
  /** How much faster a core is than the one that the costs were measured on. */
  speed: number
  seed: number
}

/** One part of the morning at one of the nodes. */
export interface Phase {
  name: string
  /** Whether it is long enough for its load to count, and not only its waits. */
  lasts: boolean
  /** Share of the time that its processes were busy. */
  load: number
  /** How long a request waited until its process took it (ms). */
  waits: { p50: number; p95: number; p99: number }
  /** Of all nodes, per second. */
  requests: number
  redis: number
  megabytes: number
}

const minute = 60
/** When it happens, in seconds since 8:00. */
const nodeLost = 70 * minute
const brokerBack = 85 * minute

/**
 * The parts of the morning that are reported: start, duration, and whether the part is long enough for its load to
 * count.
 */
const parts = [
  { name: 'before the rush', from: 10 * minute, length: 2 * minute, lasts: true },
  { name: 'arrivals', from: 28 * minute, length: 4 * minute, lasts: true },
  { name: 'an ordinary hour', from: 60 * minute, length: 2 * minute, lasts: true },
  { name: 'a node is lost', from: nodeLost, length: comingBack, lasts: false },
  { name: 'one node fewer', from: nodeLost + minute, length: 2 * minute, lasts: true },
  { name: 'the broker is back', from: brokerBack, length: telling.longest, lasts: false },
  { name: 'later', from: brokerBack + telling.longest, length: 2 * minute, lasts: true },
]

interface Seen {
  waits: number[]
  busy: number
  requests: number
  redis: number
  sent: number
}

/**
 * A morning at one node, with its share of the users, second by second. At 9:10 another node is lost, whose users move
 * to the others; at 9:25 the message broker returns, and every window fetches what it missed.
 */
export function simulateMorning(office: Office, { actions }: Pick<Costs, 'actions'>): Phase[] {
  const random = randomFrom(office.seed)
  const processes = new Processes(office.cores, random)
  return parts.map((part) => {
    const seen: Seen = { waits: [], busy: -processes.busy, requests: 0, redis: 0, sent: 0 }
    for (let second = part.from; second < part.from + part.length; second += 1) {
      for (const { at, cost } of workOf(ratesAt(second, office), actions, random)) {
        const wait = processes.serve(second + at, cost.cpu / 1000 / office.speed)
        if (cost.requests > 0) seen.waits.push(wait * 1000)
        seen.requests += cost.requests
        seen.redis += cost.redis
        seen.sent += cost.sent
      }
    }
    seen.busy += processes.busy
    return phaseOf(part, seen, office)
  })
}

/** The requests of each action within a second, in order of time, each with its share of the cost. */
function workOf(
  rates: Partial<Record<ActionName, number>>,
  actions: Costs['actions'],
  random: () => number,
) {
  const work: { at: number; cost: Cost }[] = []
  for (const [name, rate] of Object.entries(rates) as [ActionName, number][]) {
    const cost = actions[name]
    const count = poisson(rate, random)
    for (let done = 0; done < count; done += 1) {
      const steps = Math.max(1, Math.round(cost.requests))
      const share = {
        cpu: cost.cpu / steps,
        requests: cost.requests / steps,
        redis: cost.redis / steps,
        sent: cost.sent / steps,
      }
      for (let step = 0; step < steps; step += 1) work.push({ at: random(), cost: share })
    }
  }
  return work.sort((one, other) => one.at - other.at)
}

/** How often each action begins at the node, in this second. */
function ratesAt(
  second: number,
  { people, nodes, cores }: Office,
): Partial<Record<ActionName, number>> {
  const isOneFewer = second >= nodeLost && nodes > 1
  const share = people / (isOneFewer ? nodes - 1 : nodes)
  const present = share * presence(second)
  const rates: Partial<Record<ActionName, number>> = {
    arrive: share * (presence(second + 1) - presence(second)),
  }
  for (const [name, times] of Object.entries(hourly) as [ActionName, number][])
    rates[name] = (present * times) / 3600
  if (isOneFewer && second < nodeLost + comingBack)
    rates.reconnect = ((people / nodes / (nodes - 1)) * presence(second)) / comingBack
  const sessions = present / cores
  const told =
    sessions <= telling.atOnce ? 1 : Math.min(telling.longest, Math.ceil(sessions * telling.each))
  if (second >= brokerBack && second < brokerBack + told) rates.catchUp = present / told
  return rates
}

/** The share of the users who have arrived: a logistic curve, which is close enough to the normal distribution here. */
function presence(second: number): number {
  const { middle, deviation } = arrivals
  const steepness = Math.PI / (Math.sqrt(3) * deviation * minute)
  return 1 / (1 + Math.exp(-steepness * (second - middle * minute)))
}

function phaseOf(part: (typeof parts)[number], seen: Seen, office: Office): Phase {
  const sorted = Float64Array.from(seen.waits).sort()
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const living = part.from >= nodeLost && office.nodes > 1 ? office.nodes - 1 : office.nodes
  const rate = (sum: number) => (sum * living) / part.length
  return {
    name: part.name,
    lasts: part.lasts,
    load: seen.busy / part.length / office.cores,
    waits: { p50: at(0.5), p95: at(0.95), p99: at(0.99) },
    requests: rate(seen.requests),
    redis: rate(seen.redis),
    megabytes: rate(seen.sent) / 1024,
  }
}

/**
 * The load beyond which random peaks build up queues, and the longest waits that users accept, always and rarely (ms).
 */
export const comfort = { load: 0.7, wait: 200, rareWait: 2_000 }

export const isComfortable = (phases: readonly Phase[]) =>
  phases.every(({ load, lasts, waits }) =>
    lasts ? load <= comfort.load && waits.p99 <= comfort.wait : waits.p99 <= comfort.rareWait,
  )

/** The fewest nodes at which no user waits noticeably all morning, with one of them lost. */
export function nodesFor(office: Omit<Office, 'nodes'>, costs: Pick<Costs, 'actions'>): number {
  const hour = (Object.entries(hourly) as [ActionName, number][]).reduce(
    (sum, [name, times]) => sum + costs.actions[name].cpu * times,
    0,
  )
  const cores = (office.people * hour) / 3_600_000 / office.speed / comfort.load
  const suffices = (nodes: number) => isComfortable(simulateMorning({ ...office, nodes }, costs))
  // With fewer, the ordinary hour alone would be too much.
  let tooFew = Math.max(1, Math.floor(cores / office.cores) - 1)
  let enough = tooFew + 1
  while (!suffices(enough)) {
    tooFew = enough
    enough *= 2
  }
  while (enough - tooFew > 1) {
    const middle = (enough + tooFew) >> 1
    if (suffices(middle)) enough = middle
    else tooFew = middle
  }
  return enough
}
