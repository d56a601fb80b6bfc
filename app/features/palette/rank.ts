import type { Choice, ChoiceGroup, ShownChoice } from './choice'
import { type Match, matchWords, type Searchable, searchable } from './match'

/** Rows shown of each kind (DESK-09). */
const paletteRows = 8

/** How much more a recent choice counts than another match. */
const recentBonus = 12
/** The penalty for a match on a name other than the one shown. */
const aliasLoss = 5

/** A choice with its names prepared for searching. */
export interface Prepared {
  choice: Choice
  title: Searchable
  aliases: readonly Searchable[]
}

export interface PreparedGroup {
  id: string
  title: string
  choices: readonly Prepared[]
}

export function prepare(choices: readonly Choice[]): Prepared[] {
  return choices.map((choice) => ({
    choice,
    title: searchable(choice.title),
    aliases: (choice.aliases ?? []).map(searchable),
  }))
}

/**
 * What the words find, best first, in groups ordered by their best match. Without words: recent choices, then each
 * group as it is.
 */
export function rank(
  groups: readonly PreparedGroup[],
  words: readonly string[],
  recent: readonly string[],
  recentTitle: string,
): ChoiceGroup[] {
  if (words.length === 0) return unsorted(groups, recent, recentTitle)
  return groups
    .map((group) => ({ ...group, found: findIn(group.choices, words, recent) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => (b.found[0]?.score ?? 0) - (a.found[0]?.score ?? 0))
    .map(({ id, title, found }) => shown(id, title, found))
}

function findIn(
  choices: readonly Prepared[],
  words: readonly string[],
  recent: readonly string[],
): (ShownChoice & { score: number })[] {
  return choices
    .flatMap((prepared) => {
      const match = matchChoice(prepared, words)
      if (!match) return []
      const { choice } = prepared
      const bonus = choice.remember && recent.includes(choice.remember) ? recentBonus : 0
      return [{ ...choice, positions: match.positions, score: match.score + bonus }]
    })
    .sort((a, b) => b.score - a.score)
}

function matchChoice({ title, aliases }: Prepared, words: readonly string[]): Match | null {
  const own = matchWords(title, words)
  if (own) return own
  for (const alias of aliases) {
    const match = matchWords(alias, words)
    if (match) return { score: match.score - aliasLoss, positions: [] }
  }
  return null
}

function unsorted(
  groups: readonly PreparedGroup[],
  recent: readonly string[],
  recentTitle: string,
): ChoiceGroup[] {
  const all = groups.flatMap(({ choices }) => choices.map(({ choice }) => choice))
  const again = recent.flatMap((name) => all.find((choice) => choice.remember === name) ?? [])
  const lists = groups.map(({ id, title, choices }) => ({
    id,
    title,
    found: choices.map(({ choice }) => choice).filter((choice) => !again.includes(choice)),
  }))
  return [{ id: 'recent', title: recentTitle, found: again }, ...lists]
    .filter(({ found }) => found.length > 0)
    .map(({ id, title, found }) => shown(id, title, found))
}

function shown(id: string, title: string, found: readonly ShownChoice[]): ChoiceGroup {
  const choices = found.slice(0, paletteRows)
  return { id, title, choices, more: found.length - choices.length }
}
