import type { Costs } from './costs'
import { hourly } from './mix'
import { isComfortable, nodesFor, type Office, type Phase, simulateMorning } from './simulation'

/**
 * Limits of one node, a Redis and a network: beyond these, something other than the portal's processes is saturated.
 */
const limits = {
  /** Commands a second of one Redis on one core, with some room. */
  redis: 50_000,
  /** Megabytes a second of a network of 10 Gbit/s, with some room. */
  megabytes: 800,
  /** Sockets of a process: 10,000 were tried (docs/scale.md). */
  sockets: 10_000,
}

interface Question extends Omit<Office, 'nodes'> {
  /** null = as many as are needed. */
  nodes: number | null
}

/** The morning of an office of this size, in text. */
export function answer({ nodes: asked, ...rest }: Question, costs: Costs): string {
  const nodes = asked ?? nodesFor(rest, costs)
  const office = { ...rest, nodes }
  const phases = simulateMorning(office, costs)
  return [
    `${office.people.toLocaleString('en')} people, ${nodes} nodes of ${office.cores} processes`,
    `costs of ${costs.at.slice(0, 10)} (${costs.commit}), ${costs.processor}, times ${office.speed}`,
    '',
    table(phases),
    '',
    ...needs(office, costs, phases),
    verdict(office, phases),
    '',
  ].join('\n')
}

function table(phases: readonly Phase[]): string {
  const head = ['phase', 'load', 'wait p50', 'p95', 'p99', 'requests/s', 'Redis/s', 'MB/s']
  const rows = phases.map(({ name, load, waits, requests, redis, megabytes }) => [
    name,
    `${Math.round(load * 100)} %`,
    ...[waits.p50, waits.p95, waits.p99].map((wait) => `${wait.toFixed(wait < 10 ? 1 : 0)} ms`),
    ...[requests, redis, megabytes].map((value) => value.toFixed(value < 10 ? 1 : 0)),
  ])
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  )
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** What a deployment needs: CPU for an hour of office work, memory, sockets. */
function needs(
  { people, nodes, cores }: Office,
  { memory, actions }: Costs,
  phases: readonly Phase[],
) {
  const hour = Object.entries(hourly).reduce(
    (sum, [name, times]) => sum + actions[name as keyof typeof actions].cpu * times,
    0,
  )
  const survivors = nodes > 1 ? nodes - 1 : nodes
  const sockets = Math.ceil(people / survivors / cores)
  const megabytes = memory.process * cores + (people / survivors) * (memory.session / 1024)
  const most = (name: 'redis' | 'megabytes') => Math.max(...phases.map((phase) => phase[name]))
  const full = [
    ...(sockets > limits.sockets ? [`${sockets} sockets in a process`] : []),
    ...(most('redis') > limits.redis ? ['one Redis: use a cluster'] : []),
    ...(most('megabytes') > limits.megabytes ? ['the network of one proxy'] : []),
  ]
  return [
    `an hour of a person's work: ${hour.toFixed(0)} ms of CPU; of 1,000 people: ${(hour / 3600).toFixed(2)} cores`,
    `with a node lost, a process has ${sockets} sockets, and a node needs ${Math.ceil(megabytes)} MB`,
    ...full.map((what) => `too much for ${what}`),
  ]
}

function verdict({ nodes }: Office, phases: readonly Phase[]): string {
  const worst = phases.reduce((most, one) => (one.waits.p99 > most.waits.p99 ? one : most))
  const busiest = phases.reduce((most, one) => (one.load > most.load ? one : most))
  const what = `longest wait (p99) ${worst.waits.p99.toFixed(0)} ms: ${worst.name}; highest load: ${busiest.name}`
  return `${isComfortable(phases) ? 'enough' : 'not enough'} with ${nodes} nodes; ${what}`
}
