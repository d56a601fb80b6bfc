import { expect, it } from 'vitest'
import { maintenanceTexts } from '~text/maintenance'
import { includes, maintenanceLevels } from './levels'

const texts = maintenanceTexts['zh-CN']
const { items } = texts

it('[ME-05] 14 items are compared, each once', () => {
  expect(new Set(items).size).toBe(14)
})

it.each([
  [1, []],
  [2, [1, 2, 3]],
  [3, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]],
] as const)('[ME-05] level %i includes the items %j', (level, numbers) => {
  const found = items.flatMap((_, index) => (includes(level, index) ? [index + 1] : []))
  expect(found).toEqual(numbers)
})

it('[ME-05] every level has a name', () => {
  expect(maintenanceLevels.map((level) => texts.levels[level])).not.toContain(undefined)
})
