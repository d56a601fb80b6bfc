import { expect, it } from 'vitest'
import { listDeviceClients } from './device-clients'

it('[AID-04] rows that are no device or no client are left out, and a code may be missing', () => {
  const read = listDeviceClients.answer.parse([
    null,
    { name: 'without an id' },
    { id: 1, name: null, clients: null },
    {
      id: 2,
      name: '安卓',
      clients: ['?', { id: 3, name: '移动办公' }, { id: 4, name: '会务通', qrCode: { odd: true } }],
    },
  ])
  expect(read).toEqual([
    { id: '1', name: '', clients: [] },
    {
      id: '2',
      name: '安卓',
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
