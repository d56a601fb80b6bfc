import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'

let platform: MockPlatform
let caller: ReturnType<typeof callerOf>
let folder: string
let said: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
  cpSync('fixtures', folder, { recursive: true })
  const watchFixtures = true
  said = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0)
  platform = await createMockPlatform({ port: 0, fixturesDir: folder, watchFixtures })
  caller = callerOf(platform)
})
afterEach(async () => {
  await platform.close()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const appList = '/service-system/sysappuser/list?column=sort'
const constant = '/service-system/setconstant/value/AI_NAME'

function edit(name: string, change: (text: string) => string) {
  const file = join(folder, `${name}.jsonc`)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

it('[KIT-05] a changed fixture counts at once, and signed-in users stay with what they did', async () => {
  const token = await caller.tokenFor('zhangsan')
  const saved = { method: 'PUT', body: JSON.stringify({ theme: '{"id":"kept"}' }) }
  const headers = { 'content-type': 'application/json' }
  await caller.call('/service-system/user/theme', token, { ...saved, headers })
  edit('default', (text) => text.replace('"AI_NAME": "小云助手"', '"AI_NAME": "小云二号"'))
  const nameNow = async () => (await caller.call(constant, token)).data
  await vi.waitFor(async () => expect(await nameNow()).toBe('小云二号'), 5_000)
  const info = await caller.call('/auth/oauth/check_token', token)
  expect(info).toMatchObject({ code: 0, data: { theme: '{"id":"kept"}' } })
})

it('[KIT-05] scenarios that extend the changed one follow it, apps and faults included', async () => {
  const space = platform.createSpace({ scenario: 'single-unit' })
  const token = await caller.tokenFor(`zhangsan@${space.id}`)
  space.faults.add({ path: '/service-mail/*', kind: 'reset' })
  const fault = '{ "path": "/service-forum/*", "kind": "status" }'
  edit('single-unit', (text) =>
    text.replace(/("extends": "default")/, `$1, "faults": [${fault}], "apps": { "forum": null }`),
  )
  const codes = async () =>
    (await caller.call(appList, token)).data.userApp.map((app: { code: string }) => app.code)
  await vi.waitFor(async () => expect(await codes()).not.toContain('forum'), 5_000)
  expect(await codes()).toContain('inbox')
  expect(space.faults.all().map(({ path }) => path)).toEqual([
    '/service-forum/*',
    '/service-mail/*',
  ])
})

it('[KIT-05] a fixture that cannot be used changes nothing, and its mending does', async () => {
  const token = await caller.tokenFor('zhangsan')
  edit('default', (text) => text.replace('"AI_NAME":', '"AI_NAM":'))
  edit('no-apps', (text) => text.replace('"description"', '"descriptio"'))
  await vi.waitFor(() => expect(said.join('')).toContain('did you mean "AI_NAME"?'), 5_000)
  expect((await caller.call(constant, token)).data).toBe('小云助手')
  edit('default', (text) => text.replace('"AI_NAM": "小云助手"', '"AI_NAME": "修好了"'))
  const nameNow = async () => (await caller.call(constant, token)).data
  await vi.waitFor(async () => expect(await nameNow()).toBe('修好了'), 5_000)
})

it('[KIT-05] users who come and go by the fixture can sign in, or no more', async () => {
  const token = await caller.tokenFor('sunqi')
  edit('default', (text) => text.replace('"sunqi": {', '"xinren": {'))
  await vi.waitFor(async () => expect((await caller.call(appList, token)).status).toBe(401), 5_000)
  expect((await caller.signIn('xinren')).code).toBe(203)
})
