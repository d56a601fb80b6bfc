import type { Fault } from './faults'
import { pathPattern } from './path-pattern'

interface SetFault {
  id: string
  fault: Fault
  matches(path: string): boolean
  /** Matching calls since it was set. */
  seen: number
}

/** The faults that are set in a space. */
export interface FaultList {
  add(fault: Fault): string
  remove(id: string): boolean
  clear(): void
  ids(): string[]
  /** Counts a call, and gives the faults that strike it, the latest set first. */
  strike(method: string, path: string): Fault[]
  /** The faults with what is left of their `nth` and `times`. */
  remaining(): Fault[]
}

export function createFaultList(initial: readonly Fault[]): FaultList {
  let faults: SetFault[] = []
  let lastId = 0

  function add(fault: Fault): string {
    lastId += 1
    const id = `fault-${lastId}`
    faults.unshift({ id, fault, matches: pathPattern(fault.path), seen: 0 })
    return id
  }

  for (const fault of initial) add(fault)

  return {
    add,
    remove(id) {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear() {
      faults = []
    },
    ids: () => faults.map(({ id }) => id).reverse(),
    strike(method, path) {
      if (faults.length === 0) return []
      const matching = faults.filter(({ fault, matches }) => {
        return (fault.method === undefined || fault.method === method) && matches(path)
      })
      for (const entry of matching) entry.seen += 1
      return matching.filter(isStriking).map(({ fault }) => fault)
    },
    remaining: () => faults.flatMap(({ fault, seen }) => remainderOf(fault, seen)).reverse(),
  }
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
