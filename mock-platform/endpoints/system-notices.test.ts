import { expect, it } from 'vitest'
import { callerAs, sharedPlatform } from './test-caller'

const { platform } = sharedPlatform()

async function noticesOf(scenario: string) {
  const zhangsan = callerAs(platform, 'zhangsan', platform.createSpace({ scenario }))
  return (await zhangsan('GET', '/service-system/syssystemnotifications/listbyuser')).data
}

it('[NOTICE-01] lists the notices of the scenario, usually none', async () => {
  expect(await noticesOf('default')).toEqual([])
  expect(await noticesOf('notice-centre')).toEqual([
    expect.objectContaining({ id: 'notice-upgrade-centre', remind: 0, countdownLen: 10 }),
  ])
})
