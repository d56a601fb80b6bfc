import { appendFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { mockPlatformForFile } from '../support/server-test'
import { demoPassword, ownStateFolder, startPortalBeside } from '../support/stack'

const { platform } = await mockPlatformForFile()
let spaces = 0

/** A space whose backend keeps tokens alive, so that the portal alone ends sessions. */
function ownSpace() {
  spaces += 1
  const space = platform.createSpace({ scenario: 'default', id: `kept-${spaces}` })
  space.faults.add({ path: '/auth/token/logout', kind: 'reset' })
  return { space, account: (name: string) => `${name}@${space.id}` }
}

type Portal = Awaited<ReturnType<typeof startPortalBeside>>
const startIn = (STATE_DIR: string) => startPortalBeside(platform, { STATE_DIR })

async function signedIn({ portal }: Portal, account: string) {
  const client = createHttpClient(portal.url)
  await client.signIn(account)
  return client
}
/** A copy of a browser's cookies, at this or another process. */
function copyOf(client: HttpClient, { portal }: Portal) {
  const copy = createHttpClient(portal.url)
  for (const [name, value] of client.jar) copy.jar.set(name, value)
  return copy
}
const isIn = async (client: HttpClient) => (await client.get('/session/resumed')).status === 200

describe('without Redis', () => {
  it('[SAFE-13] what was signed out stays so after a restart, though the cookie was copied', async () => {
    const folder = ownStateFolder()
    const { account } = ownSpace()
    const former = await startIn(folder)
    const own = await signedIn(former, account('lisi'))
    const copy = copyOf(own, former)
    const other = await signedIn(former, account('lisi'))
    await own.post('/logout')
    await former.portal.stop()

    const next = await startIn(folder)
    expect(await isIn(copyOf(copy, next))).toBe(false)
    expect(await isIn(copyOf(other, next))).toBe(true)
    await next.portal.stop()
  })

  it('[SAFE-13] [AUTH-09] after a change of password another device is out after a restart, too', async () => {
    const folder = ownStateFolder()
    const { account } = ownSpace()
    const former = await startIn(folder)
    const elsewhere = await signedIn(former, account('lisi'))
    const own = await signedIn(former, account('lisi'))
    const next = 'Fresh-2027-word'
    await own.post('/modifyPassword', {
      ...{ currentPassword: demoPassword, newPassword: next, sureNewPassword: next },
    })
    await former.portal.stop()

    const later = await startIn(folder)
    expect(await isIn(copyOf(elsewhere, later))).toBe(false)
    const fresh = createHttpClient(later.portal.url)
    expect((await fresh.signIn(account('lisi'), { password: next })).status).toBe(302)
    expect(await isIn(fresh)).toBe(true)
    await later.portal.stop()
  })

  it('[SAFE-13] two processes of one machine know of each other’s ends', async () => {
    const folder = ownStateFolder()
    const { account } = ownSpace()
    const [one, two] = [await startIn(folder), await startIn(folder)]
    const own = await signedIn(one, account('lisi'))
    const copy = copyOf(own, two)
    expect(await isIn(copy)).toBe(true)
    await own.post('/logout')
    await expect.poll(() => isIn(copyOf(own, two))).toBe(false)
    await expect.poll(() => isIn(copyOf(copy, two))).toBe(false)
    for (const { portal } of [one, two]) await portal.stop()
  })

  it('[SAFE-13] torn and foreign lines cost themselves alone, and files of former days are removed', async () => {
    const folder = ownStateFolder()
    const { account } = ownSpace()
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'endings-2020-01-01.jsonl'), '{}\n')
    writeFileSync(path.join(folder, 'notes.txt'), 'an operator’s')
    const former = await startIn(folder)
    expect(readdirSync(folder)).toEqual(['notes.txt'])
    const own = await signedIn(former, account('lisi'))
    const copy = copyOf(own, former)
    const [today = ''] = [`endings-${new Date().toISOString().slice(0, 10)}.jsonl`]
    appendFileSync(path.join(folder, today), 'null\n{"session":"to')
    await own.post('/logout')
    await former.portal.stop()
    expect(statSync(path.join(folder, today)).size).toBeGreaterThan(40)

    const next = await startIn(folder)
    expect(await isIn(copyOf(copy, next))).toBe(false)
    expect(next.logLines.filter((line) => line.includes('cannot be read'))).toHaveLength(2)
    await next.portal.stop()
  })

  it('[SAFE-11] a file that cannot be read any more is said once, and ends no process', async () => {
    const folder = ownStateFolder()
    const running = await startIn(folder)
    const today = `endings-${new Date().toISOString().slice(0, 10)}.jsonl`
    mkdirSync(path.join(folder, today))
    const said = () => running.logLines.filter((line) => line.includes('cannot be read'))
    await expect.poll(said).toHaveLength(1)
    const client = await signedIn(running, ownSpace().account('lisi'))
    await client.post('/logout')
    await expect.poll(() => running.logLines.join('')).toContain('cannot be kept')
    expect(said()).toHaveLength(1)
    await running.portal.stop()
  })

  it('[SAFE-13] a folder that cannot be written is refused by name at the start', async () => {
    const file = ownStateFolder()
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, '')
    await expect(startIn(file)).rejects.toThrow(/^STATE_DIR: .* cannot be written/)
  })
})
