import { pathPattern } from './path-pattern'

interface SetOne<Rule> {
  id: string
  rule: Rule
  matches(path: string): boolean
  /** Calls counted since it was set. */
  count: number
  /** Comes from the scenario. */
  initial: boolean
  /** Aborts when it is removed. */
  removal: AbortController
}

/** The rules that a scenario and testers set for calls by path. */
export function createSetList<Rule extends { path: string }>(
  name: string,
  initial: readonly Rule[],
) {
  let set: SetOne<Rule>[] = []
  let lastId = 0

  function setUp(rule: Rule, initial: boolean): SetOne<Rule> {
    lastId += 1
    const removal = new AbortController()
    const matches = pathPattern(rule.path)
    return { id: `${name}-${lastId}`, rule, matches, count: 0, initial, removal }
  }

  /** Replaces the scenario's rules; those set later stay. */
  function replaceInitial(rules: readonly Rule[]) {
    keep((one) => !one.initial)
    set = [...rules.map((rule) => setUp(rule, true)), ...set]
  }

  function keep(isKept: (one: SetOne<Rule>) => boolean) {
    const removed = set.filter((one) => !isKept(one))
    set = set.filter(isKept)
    for (const { removal } of removed) removal.abort()
  }

  replaceInitial(initial)

  return {
    replaceInitial,
    /** The latest set first. */
    latest: () => set.toReversed(),
    entries: () => set,
    ids: () => set.map(({ id }) => id),
    add(rule: Rule): string {
      const one = setUp(rule, false)
      set.push(one)
      return one.id
    },
    remove(id: string): boolean {
      const before = set.length
      keep((one) => one.id !== id)
      return set.length < before
    },
    clear: () => keep(() => false),
    /** Aborts once the rule is no longer set. */
    removalOf(rule: Rule): AbortSignal {
      return set.find((one) => one.rule === rule)?.removal.signal ?? AbortSignal.abort()
    },
  }
}
