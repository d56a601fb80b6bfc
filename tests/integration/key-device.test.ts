import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { watchKeyDevice } from '../../app/features/key-device/watch-key-device'
import { listenLocally } from '../support/ports'

it('[AUTH-13] [HOLD-09] a key that was seen counts as lost when the machine falls silent, also where nothing can be kept', async () => {
  expect(globalThis.sessionStorage).toBeUndefined()
  let asked = 0
  const machine = await listenLocally(
    createServer((_, response) => {
      asked += 1
      if (asked > 1) return void response.destroy()
      response.end(JSON.stringify({ present: true }))
    }),
  )
  await new Promise<void>((gone) => watchKeyDevice({ url: machine.url, interval: 50, gone }))
  expect(asked).toBe(3)
  await machine.close()
})
