import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'

let platform: MockPlatform
let caller: ReturnType<typeof callerOf>

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sub-apps-'))
  mkdirSync(join(folder, 'built/demo/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside')
  writeFileSync(join(folder, 'built/demo/index.html'), '<!doctype html><p>demo</p>')
  writeFileSync(join(folder, 'built/demo/assets/main-abc123.js'), 'export {}')
  const subAppsDir = join(folder, 'built')
  platform = await createMockPlatform({ port: 0, quiet: true, subAppsDir })
  caller = callerOf(platform)
})
afterAll(() => platform.close())

/** fetch would normalise the path before it is sent. */
function rawStatus(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: platform.port, path }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}

describe('sub-app files', () => {
  it('[MOCK-01] are served to any origin, assets for ever and pages never from a cache', async () => {
    const page = await fetch(`${platform.url}/subapps/demo/`)
    expect(await page.text()).toContain('demo')
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect(page.headers.get('access-control-allow-origin')).toBe('*')
    const script = await fetch(`${platform.url}/subapps/demo/assets/main-abc123.js`)
    expect(script.headers.get('content-type')).toContain('text/javascript')
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('[MOCK-01] are waited for while they are still being built', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sub-apps-'))
    const subAppsDir = join(folder, 'sub-apps')
    const building = await createMockPlatform({ port: 0, quiet: true, subAppsDir })
    const page = fetch(`${building.url}/subapps/demo/`)
    // The page is requested before the files exist: the platform has answered a request that was sent later.
    await fetch(`${building.url}/nothing`)
    mkdirSync(join(folder, 'unfinished/demo'), { recursive: true })
    writeFileSync(join(folder, 'unfinished/demo/index.html'), '<!doctype html><p>demo</p>')
    renameSync(join(folder, 'unfinished'), subAppsDir)
    expect(await (await page).text()).toContain('demo')
    await building.close()
  })

  it('[MOCK-01] what is not there, or outside of the folder, is a 404', async () => {
    const paths = [
      '/subapps/none/',
      '/subapps/demo/assets',
      '/subapps/../secret.txt',
      '/subapps/demo/../../secret.txt',
      '/subapps/%2e%2e/secret.txt',
      '/subapps/..%2fsecret.txt',
      '/subapps/demo/%00',
      '/subapps/%zz',
    ]
    for (const path of paths) expect([path, await rawStatus(path)]).toEqual([path, 404])
  })
})

describe('external pages', () => {
  it('[MOCK-01] the policy library knows whose token it was given, and its frame', async () => {
    const token = await caller.tokenFor('zhangsan')
    const address = `${platform.url}/external/policy/?from=portal&token=${token}&iframeId=${'a'.repeat(32)}`
    const page = await (await fetch(`${address}&keyword=营商`)).text()
    expect(page).toContain('张三')
    expect(page).toContain('共 1 件')
    expect(page).toContain('优化营商环境')
    expect(page).toContain('a'.repeat(32))
    expect(page).toContain(`name="token" value="${token}"`)

    const stranger = await (await fetch(`${platform.url}/external/policy/?from=portal`)).text()
    expect(stranger).toContain('未登录')
    expect(stranger).not.toContain('优化营商环境')
  })

  it('[MOCK-01] the help desk keeps tickets, and shows text as text', async () => {
    const ticket = await caller.tokenFor('lisi')
    const address = `${platform.url}/external/helpdesk/?ticket=${ticket}`
    const body = new URLSearchParams({ title: '<b>打印机</b>坏了', detail: '三楼' })
    const page = await (await fetch(address, { method: 'POST', body })).text()
    expect(page).toContain('李四')
    expect(page).toContain('&lt;b&gt;打印机&lt;/b&gt;坏了')
    expect(await (await fetch(address)).text()).toContain('三楼')
    expect(
      (await fetch(`${platform.url}/external/helpdesk/`, { method: 'POST', body })).status,
    ).toBe(403)
  })
})
