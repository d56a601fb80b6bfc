import { expect, it } from 'vitest'
import { sharedPlatform } from './test-caller'

const { as } = sharedPlatform()

it('[AID-04] lists devices with their clients, each with an address for its code', async () => {
  const { data } = await as('zhangsan')('GET', '/service-system/sysDeviceClient')
  expect(data.map(({ deviceName }: { deviceName: string }) => deviceName)).toEqual([
    '安卓手机',
    '苹果手机',
    '鸿蒙手机',
    '平板电脑',
  ])
  const clients = data.flatMap((device: { clients: object[] }) => device.clients)
  expect(clients.length).toBe(7)
  for (const client of clients) {
    expect(client).toEqual({
      id: expect.any(String),
      name: expect.any(String),
      qrCode: expect.stringMatching(/^https:\/\/m\.yunzhou\.example\.cn\//),
    })
  }
})
