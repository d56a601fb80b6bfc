import { expect, it } from 'vitest'
import { byRequirement, lost, testsIn } from './compare-tests.mjs'

const before = `
it('[AUTH-01] signs in', async () => {
  expect(await page()).toBe(1)
  await expect(button).toBeVisible()
})
it.each([1, 2])('[AUTH-01] [LIVE-02] counts %i', (count) => {
  expect(count).toBeGreaterThan(0)
  expectCall(space, { path: '/x' })
})
describe('a group', () => {
  test('[LIVE-03] goes on', () => expect.poll(() => 1).toBe(1))
})
`
const now = `
it('[AUTH-01] signs users in', () => {
  expect(1).toBe(1)
})
test('[LIVE-03] goes on', () => expect.poll(() => 1).toBe(1))
`
const requirements = (source: string) => byRequirement(testsIn('some.test.ts', source))

it('tests are found with their assertions', () => {
  expect(testsIn('some.test.ts', before)).toEqual([
    { title: '[AUTH-01] signs in', assertions: 2 },
    { title: '[AUTH-01] [LIVE-02] counts %i', assertions: 2 },
    { title: '[LIVE-03] goes on', assertions: 1 },
  ])
})

it('what is asserted less is named, with the titles that are gone', () => {
  expect(lost(requirements(before), requirements(now))).toEqual([
    'AUTH-01: 4 assertions in 2 tests, now 1 in 1',
    '  gone: [AUTH-01] signs in',
    '  gone: [AUTH-01] [LIVE-02] counts %i',
    'LIVE-02: 2 assertions in 1 tests, now 0 in 0',
    '  gone: [AUTH-01] [LIVE-02] counts %i',
  ])
  expect(lost(requirements(before), requirements(before))).toEqual([])
})
