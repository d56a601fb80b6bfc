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

async function noticesOf(name: 'usual' | 'notice') {
  const zhangsan = callerAs(platforms[name] as MockPlatform, 'zhangsan')
  return (await zhangsan('GET', '/service-system/syssystemnotifications/listbyuser')).data
}

it('[NOTICE-01] lists the notices of the scenario, usually none', async () => {
  expect(await noticesOf('usual')).toEqual([])
  expect(await noticesOf('notice')).toEqual([
    expect.objectContaining({ id: 'notice-upgrade-centre', remind: 0, countdownLen: 10 }),
  ])
})
