import { prepareLibrary } from '../../mock-platform/data/library-search'
import type { Stack } from './stack'

/** Builds the search index now, because the first search of a mock platform would wait longer than a test. */
export async function makeSearchIndex({ mock }: Stack): Promise<void> {
  for (const library of ['unit', 'public'] as const) await prepareLibrary(mock.space(), library)
}
