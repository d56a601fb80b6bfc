import { z } from 'zod'
import { createSetList } from './set-list'

export const faultKinds = [
  'delay',
  'status',
  'reset',
  'truncate',
  'slow',
  'bad-json',
  'html',
  'empty',
  'redirect',
  'code',
  'wrong-shape',
  'wrong-total',
  'no-range',
  'changed',
] as const

/** A fault as the control API and scenarios set it. */
export const faultSchema = z.strictObject({
  /** Absent = every method. */
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  /** The path that the mock platform receives, exact or with `*` for any run of characters. */
  path: z.string().startsWith('/', 'a path starts with /'),
  /** Only calls with the token of this account (without its space); absent = all accounts. */
  account: z.string().min(1).optional(),
  kind: z.enum(faultKinds),
  /** For status: the HTTP status; absent = 500. */
  status: z.number().int().min(200).max(599).optional(),
  /** For code: the envelope's code; absent = -1. */
  code: z.number().int().optional(),
  /** For wrong-total: the total that a page gives; absent = 9999. */
  total: z.number().int().min(0).optional(),
  /** For delay: before the answer. For slow: over the whole body. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  /** For truncate of a file: the number of bytes sent before the cut; absent = half of the file. */
  afterBytes: z.number().int().min(0).optional(),
  /** The first matching call that it strikes, counted from when it was set; absent = 1. */
  nth: z.number().int().min(1).optional(),
  /** Number of consecutive calls that it strikes; absent = one with `nth`, otherwise all. */
  times: z.number().int().min(1).optional(),
})

export type Fault = z.output<typeof faultSchema>

interface FaultedCall {
  method: string
  path: string
  /** The account of its token; null = none. */
  account: string | null
}

export function createFaultList(initial: readonly Fault[]) {
  const { entries, latest, ...list } = createSetList('fault', initial)
  return {
    ...list,
    /** All faults, each with the number of matching calls since it was set. */
    all: () => entries().map(({ id, rule, count }) => ({ id, ...rule, seen: count })),
    /** Counts a call and returns the faults that strike it, the latest set first. */
    strike({ method, path, account }: FaultedCall): Fault[] {
      if (entries().length === 0) return []
      const meant = latest().filter(
        ({ rule, matches }) =>
          (rule.method ?? method) === method &&
          (rule.account ?? account) === account &&
          matches(path),
      )
      for (const one of meant) one.count += 1
      return meant.flatMap(({ rule, count }) => {
        const [first, last] = firstAndLast(rule)
        return count >= first && count <= last ? [rule] : []
      })
    },
    /** The faults with what is left of their `nth` and `times`. */
    remaining: () => entries().flatMap(({ rule, count }) => remainderOf(rule, count)),
  }
}

function firstAndLast({ nth, times }: Fault): [number, number] {
  const first = nth ?? 1
  const count = times ?? (nth === undefined ? Number.POSITIVE_INFINITY : 1)
  return [first, first + count - 1]
}

function remainderOf(fault: Fault, seen: number): Fault[] {
  const [first, last] = firstAndLast(fault)
  if (seen >= last) return []
  if (last === Number.POSITIVE_INFINITY) return [fault]
  const nth = Math.max(1, first - seen)
  return [{ ...fault, nth, times: last - seen - nth + 1 }]
}
