import { expect, it } from 'vitest'
import { callerAs, sharedPlatform } from './test-caller'

const { platform } = sharedPlatform()

async function versionsOf(scenario: string) {
  const zhangsan = callerAs(platform, 'zhangsan', platform.createSpace({ scenario }))
  return (await zhangsan('GET', '/service-system/sysversioninformation/listbyuser')).data
}

it('[ME-09] lists what was released, the running version first, and announces nothing of it', async () => {
  const data = await versionsOf('default')
  expect(data[0]).toMatchObject({ id: 'version-1.3', version: '1.3', type: 'version' })
  expect(data[0].date).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(data.every((row: { remind: number }) => row.remind === 1)).toBe(true)
})

it('[NOTICE-02] announces the version that the scenario names', async () => {
  const data = await versionsOf('notice-centre')
  expect(data.filter((row: { remind: number }) => row.remind === 0)).toEqual([
    expect.objectContaining({ id: 'version-1.3', version: '1.3', shutdownLen: 30 }),
  ])
  expect(data).toHaveLength(5)
})
