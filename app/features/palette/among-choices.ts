import type { Choice, ChoiceGroup } from './choice'

const hasChoices = ({ choices }: ChoiceGroup) => choices.length > 0

export const choicesOf = (groups: readonly ChoiceGroup[]) =>
  groups.flatMap(({ choices }) => choices)

/** How many things were found: neither ways to more of them nor what has failed. */
export function countOf(groups: readonly ChoiceGroup[]): number {
  return choicesOf(groups).filter(({ kind }) => kind !== 'more').length
}

/**
 * The choice that Enter takes: the one the keys have come to, at first the first thing that was found. A source that
 * has failed comes after it, wherever its group is.
 */
export function activeOf(groups: readonly ChoiceGroup[], key: string): Choice | undefined {
  const choices = choicesOf(groups)
  return (
    choices.find((choice) => choice.key === key) ??
    choices.find(({ kind }) => kind !== 'more') ??
    choices[0]
  )
}

/** Where the group before or after begins. `at`: the place of the active choice among all. */
export function firstOfGroup(groups: readonly ChoiceGroup[], at: number, step: 1 | -1): number {
  const full = groups.filter(hasChoices)
  const starts = full.map((_, index) => choicesOf(full.slice(0, index)).length)
  const current = starts.findLastIndex((start) => start <= at)
  return starts[(current + step + full.length) % full.length] ?? at
}
