import { z } from 'zod'
import { createSetList } from './set-list'

/** A canned answer, which replaces the one from the store. */
export const cannedAnswerSchema = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).default('GET'),
  /** The path that the mock platform receives, exact or with `*` for any run of characters. */
  path: z.string().startsWith('/', 'a path starts with /'),
  /** Parameters that the call must have; it may have others. */
  query: z.record(z.string(), z.string()).optional(),
  /** Only calls with the token of this account (without its space). */
  account: z.string().min(1).optional(),
  /** HTTP status; absent = 200. */
  status: z.number().int().min(200).max(599).optional(),
  /** The envelope's code and msg; absent = the endpoint's own for success. */
  code: z.number().int().optional(),
  msg: z.string().optional(),
  /** The envelope's data, as the contract requires it; absent = null. */
  data: z.unknown().optional(),
  /** How many calls it answers; absent = all. */
  times: z.number().int().min(1).optional(),
  /** Allows a break of the contract, to test how the portal handles it. */
  unchecked: z.boolean().optional(),
})

export type CannedAnswer = z.output<typeof cannedAnswerSchema>

interface AnsweredCall {
  method: string
  path: string
  query: URLSearchParams
  /** The user of its token; undefined = none. */
  account: string | undefined
}

export function createAnswerList(initial: readonly CannedAnswer[]) {
  const { entries, latest, ...list } = createSetList('answer', initial)
  return {
    ...list,
    /** All answers, each with the number of calls it has answered. */
    all: () => entries().map(({ id, rule, count }) => ({ id, ...rule, given: count })),
    /** Answers a call and counts it: the answer with the most specific query or, among equals, the latest set. */
    take(call: AnsweredCall): (CannedAnswer & { id: string }) | undefined {
      const [best] = latest()
        .filter(({ rule, count, matches }) => {
          return (
            count < (rule.times ?? Number.POSITIVE_INFINITY) &&
            matches(call.path) &&
            fits(rule, call)
          )
        })
        .sort((a, b) => wishesOf(b.rule) - wishesOf(a.rule))
      if (!best) return undefined
      best.count += 1
      return { id: best.id, ...best.rule }
    },
    /** The answers with what is left of their `times`. */
    remaining: () =>
      entries().flatMap(({ rule, count }): CannedAnswer[] => {
        if (rule.times === undefined) return [rule]
        return count < rule.times ? [{ ...rule, times: rule.times - count }] : []
      }),
  }
}

function fits({ method, query = {}, account }: CannedAnswer, call: AnsweredCall): boolean {
  return (
    method === call.method &&
    (account ?? call.account) === call.account &&
    Object.entries(query).every(([name, value]) => call.query.get(name) === value)
  )
}

const wishesOf = ({ query = {} }: CannedAnswer) => Object.keys(query).length
