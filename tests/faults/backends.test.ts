import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serviceNames } from '~contract/platform/services'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { faultKinds } from './fault-kinds'
import { type Cell, openLane, parts } from './lane'
import { tableText } from './table'

/**
 * Each backend service fails in each way: at a first load, during a navigation to what it serves, and during an
 * action there. All lanes run side by side, because much of their time is waiting.
 */
let mock: MockPlatform
const cells = new Map<string, Cell>()
const keyOf = (service: string, fault: string) => `${service} ${fault}`

beforeAll(async () => {
  mock = await createMockPlatform({ port: 0, quiet: true })
  const open = (kinds: typeof faultKinds) =>
    inTurn(kinds.flatMap((kind) => parts.map((part) => () => openLane(mock, kind, part))))
  const slow = await open(faultKinds.filter(({ readLimit }) => readLimit))
  const quick = await open(faultKinds.filter(({ readLimit }) => !readLimit))
  // Lanes of slow faults mostly wait, so all of them run at once; of the others, no more than a small machine can
  // bear.
  const walked = await Promise.all([
    ...slow.map((walk) => walk()),
    ...[0, 1].map((first) => inTurn(quick.filter((_, at) => at % 2 === first))),
  ])
  for (const cell of walked.flat(2)) cells.set(keyOf(cell.service, cell.fault), cell)
  // It takes an idle machine a minute, and a busy one several.
}, 600_000)

afterAll(async () => {
  const names = faultKinds.map(({ name }) => name)
  const text = tableText(
    'first load, navigation, action',
    serviceNames,
    names,
    (service, fault) => {
      const cell = cells.get(keyOf(service, fault))
      return cell ? `${cell.problems.length > 0 ? '✘ ' : ''}${cell.seen}` : '–'
    },
  )
  process.stdout.write(`${text}\n`)
  await mock.close()
})

async function inTurn<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  for (const one of work) done.push(await one())
  return done
}

describe.each(serviceNames)('the service %s', (service) => {
  it.each(
    faultKinds.map(({ name }) => name),
  )('[HOLD-01] [HOLD-02] %s: the frame stands, its part says so, and all is well again after it', (fault) => {
    expect(cells.get(keyOf(service, fault))?.problems).toEqual([])
  })
})
