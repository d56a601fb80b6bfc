import { pathPattern } from './path-pattern'

/** A fault or an answer that is set in a space. */
interface SetOne<Rule> {
  id: string
  rule: Rule
  matches(path: string): boolean
  /** Calls that it has counted since. */
  count: number
  /** The scenario's, not set since. */
  initial: boolean
}

/** What a scenario and testers set for calls of some path, as it was set. */
export function createSetList<Rule extends { path: string }>(
  name: string,
  initial: readonly Rule[],
) {
  let set: SetOne<Rule>[] = []
  let lastId = 0

  function setUp(rule: Rule, initial: boolean): SetOne<Rule> {
    lastId += 1
    return { id: `${name}-${lastId}`, rule, matches: pathPattern(rule.path), count: 0, initial }
  }

  /** Puts others in the place of the scenario's; what was set since stays. */
  function replaceInitial(rules: readonly Rule[]) {
    const since = set.filter((one) => !one.initial)
    set = [...rules.map((rule) => setUp(rule, true)), ...since]
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
      set = set.filter((one) => one.id !== id)
      return set.length < before
    },
    clear() {
      set = []
    },
  }
}
