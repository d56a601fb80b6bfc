import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createMockPlatform } from '../../../mock-platform/server'

/** A mock platform and, in the same process, an Express route that sends its app list's bytes; asked in turns. */
const platform = await createMockPlatform({ port: 0, quiet: true })
const token = platform.space().openSession('zhangsan')
const path = '/service-system/sysappuser/list?column=sort'
const headers = { Authorization: `Bearer ${token}` }
const list = await (await fetch(platform.url + path, { headers })).json()
const bare = express()
  .disable('x-powered-by')
  .get('/', (_, response) => void response.json(list))
  .listen(0, '127.0.0.1')
await once(bare, 'listening')

process.on('message', (order: { spaces: number }) => {
  while (order.spaces > 0) {
    platform.createSpace()
    order.spaces -= 1
  }
  global.gc?.()
  process.send?.({ heap: process.memoryUsage().heapUsed })
})
process.once('disconnect', () => process.exit())
process.send?.({
  mock: platform.url + path,
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
  token,
})
