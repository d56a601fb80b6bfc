import type { Fault } from './faults'
import { pathPattern } from './path-pattern'

interface SetFault {
  id: string
  fault: Fault
  matches(path: string): boolean
  /** Matching calls since it was set. */
  seen: number
  /** The scenario's own. */
  initial: boolean
}

/** What of a call decides whether a fault is meant for it. */
export interface FaultedCall {
  method: string
  path: string
  /** Whose token it bears; null = nobody's. */
  account: string | null
}

/** The faults that are set in a space. */
export interface FaultList {
  add(fault: Fault): string
  remove(id: string): boolean
  clear(): void
  /** Puts a scenario's faults in the place of those that it started with; those set since stay. */
  replaceInitial(faults: readonly Fault[]): void
  ids(): string[]
  /** As they were set, the first set first, with how many matching calls there were since. */
  all(): (Fault & { id: string; seen: number })[]
  /** Counts a call, and gives the faults that strike it, the latest set first. */
  strike(call: FaultedCall): Fault[]
  /** The faults with what is left of their `nth` and `times`. */
  remaining(): Fault[]
}

export function createFaultList(initial: readonly Fault[]): FaultList {
  let lastId = 0

  function setUp(fault: Fault, initial: boolean): SetFault {
    lastId += 1
    const id = `fault-${lastId}`
    return { id, fault, matches: pathPattern(fault.path), seen: 0, initial }
  }

  /** The latest set comes first. */
  const setUpAll = (all: readonly Fault[]) => all.map((fault) => setUp(fault, true)).reverse()
  let faults = setUpAll(initial)

  return {
    add(fault) {
      const set = setUp(fault, false)
      faults.unshift(set)
      return set.id
    },
    replaceInitial(others) {
      faults = [...faults.filter((fault) => !fault.initial), ...setUpAll(others)]
    },
    remove(id) {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear() {
      faults = []
    },
    ids: () => faults.map(({ id }) => id).reverse(),
    all: () => faults.map(({ id, fault, seen }) => ({ id, ...fault, seen })).reverse(),
    strike(call) {
      if (faults.length === 0) return []
      const matching = faults.filter((set) => isMeant(set, call))
      for (const entry of matching) entry.seen += 1
      return matching.filter(isStriking).map(({ fault }) => fault)
    },
    remaining: () => faults.flatMap(({ fault, seen }) => remainderOf(fault, seen)).reverse(),
  }
}

function isMeant({ fault, matches }: SetFault, { method, path, account }: FaultedCall): boolean {
  const byMethod = fault.method === undefined || fault.method === method
  const byAccount = fault.account === undefined || fault.account === account
  return byMethod && byAccount && matches(path)
}

function firstAndLast({ nth, times }: Fault): [number, number] {
  const first = nth ?? 1
  const count = times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1)
  return [first, first + count - 1]
}

function isStriking({ fault, seen }: SetFault): boolean {
  const [first, last] = firstAndLast(fault)
  return seen >= first && seen <= last
}

function remainderOf(fault: Fault, seen: number): Fault[] {
  const [first, last] = firstAndLast(fault)
  if (seen >= last) return []
  if (last === Number.POSITIVE_INFINITY) return [fault]
  const nth = Math.max(1, first - seen)
  return [{ ...fault, nth, times: last - seen - nth + 1 }]
}
