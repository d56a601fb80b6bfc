import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { createMockPlatform } from '../../../mock-platform/server'
import { serve } from '../program'

/** A mock platform and, in the same process, an Express route that sends its app list's bytes; measured in turns. */
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

/** Of more spaces, made as by the control API; `used`: a user with every app has requested them. In bytes. */
async function heapAfter({ spaces, used }: { spaces: number; used: boolean }): Promise<number> {
  for (let made = 0; made < spaces; made += 1) {
    const space = platform.createSpace()
    space.logins()
    if (!used) continue
    const headers = { Authorization: `Bearer ${space.openSession('zhangsan')}` }
    await (await fetch(platform.url + path, { headers })).arrayBuffer()
  }
  global.gc?.()
  return process.memoryUsage().heapUsed
}

const addresses = {
  mock: platform.url + path,
  bare: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`,
  token,
}
export type Addresses = typeof addresses

serve(platform.url, { addresses: () => addresses, heapAfter })
