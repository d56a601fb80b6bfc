import type { ChoiceGroup, SourceId } from './choice'
import { sourceGroup } from './source-group'
import { type Around, sources } from './sources'
import { useFound } from './use-found'

export interface SourceGroupsProps extends Omit<Around, 'texts'> {
  /** The sources that the user may search. */
  offered: ReadonlySet<SourceId>
}

/** What the sources have for the typed text, each in its own group. */
export function useSourceGroups(
  typed: string,
  { offered, ...ways }: SourceGroupsProps,
  texts: Around['texts'],
): ChoiceGroup[] {
  const keyword = typed.trim().replace(/\s+/gu, ' ')
  const around = { ...ways, texts }
  return sources.flatMap((source) => {
    const asked = offered.has(source.id) && [...keyword].length >= source.shortest
    // biome-ignore lint/correctness/useHookAtTopLevel: every render asks all of them, in their order
    const { rows, ...finding } = useFound<unknown>(source.path, asked ? keyword : '', source.wanted)
    const hits = rows.map((row) => source.choiceOf(row, around))
    const answered = { id: source.id, finding, hits, list: source.listOf?.(keyword) }
    return sourceGroup(answered, around) ?? []
  })
}
