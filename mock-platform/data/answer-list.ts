import type { CannedAnswer } from './answers'
import { pathPattern } from './path-pattern'

interface SetAnswer {
  id: string
  answer: CannedAnswer
  matches(path: string): boolean
  /** Calls that it has answered. */
  given: number
  /** The scenario's, not set since. */
  initial: boolean
}

interface AnsweredCall {
  method: string
  path: string
  query: URLSearchParams
  /** Whose token it bears; undefined = nobody's. */
  account: string | undefined
}

/** The answers that are set in a space instead of the store's. */
export interface AnswerList {
  add(answer: CannedAnswer): string
  remove(id: string): boolean
  clear(): void
  /** Puts others in the place of the scenario's; what was set since stays. */
  replaceInitial(answers: readonly CannedAnswer[]): void
  /** As they were set, each with how many calls it has answered. */
  all(): (CannedAnswer & { id: string; given: number })[]
  /** The answer to a call, counted: the one that asks for most of its query, and of these the latest set. */
  take(call: AnsweredCall): (CannedAnswer & { id: string }) | undefined
  /** The answers with what is left of their `times`. */
  remaining(): CannedAnswer[]
}

export function createAnswerList(initial: readonly CannedAnswer[]): AnswerList {
  let answers: SetAnswer[] = []
  let lastId = 0

  function setUp(answer: CannedAnswer, initial: boolean): SetAnswer {
    lastId += 1
    const matches = pathPattern(answer.path)
    return { id: `answer-${lastId}`, answer, matches, given: 0, initial }
  }

  function replaceInitial(others: readonly CannedAnswer[]) {
    const since = answers.filter(({ initial }) => !initial)
    answers = [...others.map((answer) => setUp(answer, true)), ...since]
  }

  replaceInitial(initial)

  return {
    add(answer) {
      const set = setUp(answer, false)
      answers.push(set)
      return set.id
    },
    replaceInitial,
    remove(id) {
      const before = answers.length
      answers = answers.filter((set) => set.id !== id)
      return answers.length < before
    },
    clear() {
      answers = []
    },
    all: () => answers.map(({ id, answer, given }) => ({ id, ...answer, given })),
    take(call) {
      const fitting = answers.filter((set) => fits(set, call))
      const best = fitting.reduce<SetAnswer | undefined>(
        (found, set) => (found && wishesOf(found) > wishesOf(set) ? found : set),
        undefined,
      )
      if (!best) return undefined
      best.given += 1
      return { id: best.id, ...best.answer }
    },
    remaining: () => answers.flatMap(remainderOf),
  }
}

function fits({ answer, matches, given }: SetAnswer, call: AnsweredCall): boolean {
  const { method, query = {}, account, times = Number.POSITIVE_INFINITY } = answer
  return (
    given < times &&
    method === call.method &&
    (account === undefined || account === call.account) &&
    matches(call.path) &&
    Object.entries(query).every(([name, value]) => call.query.get(name) === value)
  )
}

const wishesOf = ({ answer }: SetAnswer) => Object.keys(answer.query ?? {}).length

function remainderOf({ answer, given }: SetAnswer): CannedAnswer[] {
  if (answer.times === undefined) return [answer]
  return given < answer.times ? [{ ...answer, times: answer.times - given }] : []
}
