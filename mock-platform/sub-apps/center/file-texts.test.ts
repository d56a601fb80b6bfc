import { expect, it } from 'vitest'
import { sizeText } from './file-texts'

it('[APP-15] writes readable sizes', () => {
  const sizes = [0, 1023, 1024, 1536, 20 * 1024 * 1024, null]
  expect(sizes.map(sizeText)).toEqual(['0 B', '1023 B', '1 KB', '1.5 KB', '20 MB', '—'])
})
