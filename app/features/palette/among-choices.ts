import type { Choice, ChoiceGroup } from './choice'

const hasChoices = ({ choices }: ChoiceGroup) => choices.length > 0

export const choicesOf = (groups: readonly ChoiceGroup[]) =>
  groups.flatMap(({ choices }) => choices)

/** The number of hits: neither links to more of them nor failed sources count. */
export function countOf(groups: readonly ChoiceGroup[]): number {
  return choicesOf(groups).filter(({ kind }) => kind !== 'more').length
}

/**
 * The choice that Enter runs: the one that the keys have reached, at first the first hit. A failed source comes after
 * the hits, wherever its group is.
 */
export function activeOf(groups: readonly ChoiceGroup[], key: string): Choice | undefined {
  const choices = choicesOf(groups)
  return (
    choices.find((choice) => choice.key === key) ??
    choices.find(({ kind }) => kind !== 'more') ??
    choices[0]
  )
}

/** The index where the previous or next group begins. `at`: the index of the active choice among all. */
export function firstOfGroup(groups: readonly ChoiceGroup[], at: number, step: 1 | -1): number {
  const full = groups.filter(hasChoices)
  const starts = full.map((_, index) => choicesOf(full.slice(0, index)).length)
  const current = starts.findLastIndex((start) => start <= at)
  return starts[(current + step + full.length) % full.length] ?? at
}
