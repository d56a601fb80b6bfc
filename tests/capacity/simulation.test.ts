import { describe, expect, it } from 'vitest'
import { readWords } from '../../scripts/simulate.mjs'
import { type Costs, keptCosts } from './costs'
import { actionNames } from './mix'
import { Processes, poisson, randomFrom } from './queue'
import { answer } from './report'
import { isComfortable, nodesFor, simulateMorning } from './simulation'

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
/** Each action is one request that takes this many milliseconds. */
const costsOf = (cpu: number): Costs => ({
  ...{ at: '2026-01-01T00:00:00.000Z', commit: 'abc', processor: 'any' },
  actions: Object.fromEntries(
    actionNames.map((name) => [name, { cpu, requests: 1, sent: 1, redis: 2 }]),
  ) as Costs['actions'],
  memory: { process: 200, session: 50 },
})
const office = { people: 20_000, nodes: 5, cores: 2, speed: 1, seed: 7 }

describe('[SCALE-04] the simulation of an office morning', () => {
  it.each([0.3, 0.7, 0.9])('waits as the theory of queues says, at a load of %d', (load) => {
    const random = randomFrom(1)
    const duration = 0.01
    const process = new Processes(1, random)
    const waits: number[] = []
    for (let at = 0, count = 0; count < 400_000; count += 1) {
      at -= (Math.log(1 - random()) * duration) / load
      waits.push(process.serve(at, duration))
    }
    // Random arrivals, one process, equal service times (M/D/1).
    const theory = (load * duration) / (2 * (1 - load))
    expect(mean(waits) / theory).toBeGreaterThan(0.95)
    expect(mean(waits) / theory).toBeLessThan(1.05)
  })

  it.each([0.2, 5, 400])('counts what comes by chance, %d times on average', (average) => {
    const random = randomFrom(3)
    const counts = Array.from({ length: 40_000 }, () => poisson(average, random))
    expect(mean(counts) / average).toBeCloseTo(1, 1)
    const variance = mean(counts.map((count) => (count - average) ** 2))
    expect(variance / average).toBeCloseTo(1, 1)
  })

  it('is the same for the same seed, and another for another', () => {
    const costs = costsOf(5)
    const morning = simulateMorning(office, costs)
    expect(simulateMorning(office, costs)).toEqual(morning)
    expect(simulateMorning({ ...office, seed: 8 }, costs)).not.toEqual(morning)
  })

  it('has the load that the costs add up to, and more with a node fewer', () => {
    const morning = simulateMorning(office, costsOf(5))
    const loadOf = (name: string) => morning.find((phase) => phase.name === name)?.load ?? 0
    // 4,000 users with 131 actions an hour of 5 ms each, on two processes.
    expect(loadOf('an ordinary hour') / ((4_000 * 131 * 0.005) / 3_600 / 2)).toBeCloseTo(1, 1)
    expect(loadOf('one node fewer') / loadOf('an ordinary hour')).toBeCloseTo(5 / 4, 1)
    expect(loadOf('a node is lost')).toBeGreaterThan(loadOf('one node fewer'))
    expect(loadOf('before the rush')).toBeLessThan(loadOf('an ordinary hour') / 4)
  })

  it('is half as busy with cores that are twice as fast', () => {
    const [slow, fast] = [1, 2].map((speed) => simulateMorning({ ...office, speed }, costsOf(5)))
    expect((slow?.[2]?.load ?? 0) / (fast?.[2]?.load ?? 1)).toBeCloseTo(2, 1)
  })

  it('finds as few nodes as nobody notices, with one of them lost', () => {
    const costs = costsOf(5)
    const nodes = nodesFor(office, costs)
    const isEnough = (count: number) =>
      isComfortable(simulateMorning({ ...office, nodes: count }, costs))
    expect([isEnough(nodes), isEnough(nodes - 1)]).toEqual([true, false])
  })
})

describe('[SCALE-04] the answer of npm run simulate', () => {
  it('says for how many nodes it is, what they need, and whether that is enough', () => {
    const enough = answer({ ...office, nodes: null }, costsOf(5))
    expect(enough).toMatch(/^20,000 people, \d+ nodes of 2 processes\n/)
    expect(enough).toMatch(/\nenough with \d+ nodes; longest wait \(p99\)/)
    expect(enough).toContain("an hour of a person's work: 655 ms of CPU")
    expect(answer({ ...office, nodes: 2 }, costsOf(5))).toContain('\nnot enough with 2 nodes; ')
  })

  it('names what else is full: sockets, Redis, the network', () => {
    const costs = costsOf(0.001)
    for (const one of Object.values(costs.actions)) Object.assign(one, { redis: 9, sent: 400 })
    const text = answer({ ...office, people: 200_000, nodes: 2 }, costs)
    expect(text).toContain('too much for 100000 sockets in a process')
    expect(text).toContain('too much for one Redis: use a cluster')
    expect(text).toContain('too much for the network of one proxy')
  })

  it('is by costs that were measured for everything that people do', () => {
    const { actions } = keptCosts()
    expect(Object.keys(actions).sort()).toEqual([...actionNames].sort())
    expect(actions.arrive.cpu).toBeGreaterThan(actions.switchTab.cpu)
  })

  it.each([
    [['--people', '100000'], { people: 100_000, nodes: null, cores: 4, speed: 1, seed: 1 }],
    [['--people', '9', '--nodes', '3', '--cores', '8'], { people: 9, nodes: 3, cores: 8 }],
    [['--measure'], { measure: true, check: false }],
    [[], null],
    [['--people', 'many'], null],
    [['--people', '10', '--nodes', '0'], null],
    [['--people', '10', '--speed', '-1'], null],
    [['--persons', '10'], null],
  ])('%j is read as %j', (args, expected) => {
    const words = readWords(args)
    if (expected) expect(words).toMatchObject(expected)
    else expect(words).toBeNull()
  })
})
