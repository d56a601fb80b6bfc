import { expect, it } from 'vitest'
import { listDeviceClients } from './device-clients'

it('[AID-04] rows that are no device or no client are left out, and a code may be missing', () => {
  const read = listDeviceClients.answer.parse([
    null,
    { deviceName: 'without a code' },
    { deviceCode: 1, deviceName: null, clients: null },
    {
      deviceCode: 2,
      deviceName: '安卓',
      clients: ['?', { id: 3, name: '移动办公' }, { id: 4, name: '会务通', qrCode: { odd: true } }],
    },
  ])
  expect(read).toEqual([
    { deviceCode: '1', deviceName: '', clients: [] },
    {
      deviceCode: '2',
      deviceName: '安卓',
      clients: [
        { id: '3', name: '移动办公', qrCode: '' },
        { id: '4', name: '会务通', qrCode: '' },
      ],
    },
  ])
})

it.each([null, undefined, 'devices', { list: [] }])('[AID-04] %j is no device at all', (answer) => {
  expect(listDeviceClients.answer.parse(answer)).toEqual([])
})
