import { describe, expect, it } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const backend = '/service-system/user/first-steps'

describe('POST /first-steps', () => {
  it('[LOOK-16] keeps at the platform, for the account alone, that the guide was seen', async () => {
    const { client, space } = await signedInAs(stack)
    const { exInfo } = space.users.get('zhangsan') ?? {}
    if (exInfo) space.users.update('zhangsan', { exInfo: { ...exInfo, firstSteps: '0' } })
    expect(await readJson(await client.postJson('/first-steps', {}))).toEqual({
      status: 200,
      body: { saved: true },
    })
    expect(space.users.get('zhangsan')?.exInfo.firstSteps).toBe('1')
    expect(space.journal.find({ path: backend, method: 'PUT' })).toHaveLength(1)
  })

  it('[LOOK-16] [HOLD-01] says what is wrong if the platform does not take it', async () => {
    const { client, space } = await signedInAs(stack)
    space.faults.add({ path: backend, kind: 'status', status: 500 })
    const { status, body } = await readJson(await client.postJson('/first-steps', {}))
    expect([status, typeof body.error]).toEqual([502, 'string'])
  })

  it('[LOOK-16] [GUARD-04] is for signed-in users, from the portal’s own pages', async () => {
    const stranger = createHttpClient(stack.portal.url)
    expect((await stranger.postJson('/first-steps', {})).status).toBe(302)
    const { client, space } = await signedInAs(stack)
    const foreign = await client.postJson('/first-steps', {}, { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect(space.journal.find({ path: backend })).toEqual([])
  })
})
