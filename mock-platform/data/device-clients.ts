import { defineModel } from './collection'

/** A kind of device with the mobile clients that run on it. */
export interface DeviceRow {
  id: string
  name: string
  sort: number
  clients: { id: string; name: string; qrCode: string }[]
}

export const devicesModel = defineModel<DeviceRow>('deviceClients', 'id')

const shop = 'https://m.yunzhou.example.cn/app'

const devices: [id: string, name: string, clients: [id: string, name: string][]][] = [
  [
    'android',
    '安卓手机',
    [
      ['office', '移动办公'],
      ['supervision', '掌上督查'],
      ['meeting', '会务通'],
    ],
  ],
  [
    'ios',
    '苹果手机',
    [
      ['office', '移动办公'],
      ['meeting', '会务通'],
    ],
  ],
  ['harmony', '鸿蒙手机', [['office', '移动办公']]],
  ['tablet', '平板电脑', [['reader', '移动阅文']]],
]

/** The clients that the platform offers, with the addresses where phones get them. */
export function platformDevices(): DeviceRow[] {
  return devices.map(([id, name, clients], index) => ({
    id,
    name,
    sort: index + 1,
    clients: clients.map(([client, clientName]) => ({
      id: `${id}-${client}`,
      name: clientName,
      qrCode: `${shop}/${id}/${client}?from=portal`,
    })),
  }))
}
