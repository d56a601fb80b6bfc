import { prepareLibrary } from '../../mock-platform/data/library-search'
import type { Stack } from './stack'

/** Makes what the first search of a mock platform waits for, so that no test's patience depends on it. */
export async function makeSearchIndex({ mock }: Stack): Promise<void> {
  for (const library of ['unit', 'public'] as const) await prepareLibrary(mock.space(), library)
}
