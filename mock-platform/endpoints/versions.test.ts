import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../server'
import { callerAs } from './test-caller'

let platforms: Record<string, MockPlatform>

beforeAll(async () => {
  platforms = {
    usual: await createMockPlatform({ port: 0, quiet: true }),
    notice: await createMockPlatform({ port: 0, quiet: true, scenario: 'notice-centre' }),
  }
})
afterAll(() => Promise.all(Object.values(platforms).map((platform) => platform.close())))

async function versionsOf(name: 'usual' | 'notice') {
  const zhangsan = callerAs(platforms[name] as MockPlatform, 'zhangsan')
  return (await zhangsan('GET', '/service-system/sysversioninformation/listbyuser')).data
}

it('[ME-09] lists what was released, the running version first, and tells nobody of it', async () => {
  const data = await versionsOf('usual')
  expect(data[0]).toMatchObject({ id: 'version-1.3', version: '1.3', type: 'version' })
  expect(data[0].date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(data.every((row: { remind: number }) => row.remind === 1)).toBe(true)
})

it('[NOTICE-02] tells of the version that the scenario names', async () => {
  const data = await versionsOf('notice')
  expect(data.filter((row: { remind: number }) => row.remind === 0)).toEqual([
    expect.objectContaining({ id: 'version-1.3', version: '1.3', shutdownLen: 30 }),
  ])
  expect(data).toHaveLength(5)
})
