import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type Recorder, startRecorder } from '../../mock-platform/record/recorder'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { callerOf } from '../support/mock-caller'

const constant = '/service-system/setconstant/value/'
const file = join(mkdtempSync(join(tmpdir(), 'recorded-')), 'recorded.jsonc')
const reads = [
  '/auth/oauth/check_token',
  '/service-system/sysappuser/list?column=sort',
  `${constant}AI_NAME`,
  '/service-system/user/personal/info',
  '/service-mail/mail/page?folder=1&pageNo=1&length=2',
  '/service-mail/mail/page?folder=1&pageNo=2&length=2',
]

let real: MockPlatform
let recorder: Recorder
let caller: ReturnType<typeof callerOf>
let token: string

beforeAll(async () => {
  real = await createMockPlatform({ port: 0, quiet: true })
  // A value that no scenario has, which shows that an answer comes from the real backend.
  real.space().constants.set('AI_NAME', '真后端的助手')
  recorder = await startRecorder({ target: real.url, file, port: 0, hideMobiles: true })
  caller = callerOf(recorder)
  token = await caller.tokenFor('zhangsan')
})
afterAll(() => real.close())

async function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return caller.call(path, token, { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('recording', () => {
  it('[KIT-05] calls, refusals, files and sockets are passed on as they are', async () => {
    const direct = callerOf(real)
    for (const path of reads) {
      expect(await caller.call(path, token)).toEqual(await direct.call(path, token))
    }
    expect((await caller.call('/auth/oauth/check_token')).status).toBe(401)
    const page = await fetch(`${recorder.url}/external/policy/?token=${token}`)
    expect(await page.text()).toContain('张三')
    const download = await fetch(`${recorder.url}/service-file/file/download?fileId=huge-300000`, {
      headers: { Authorization: `Bearer ${token}`, Range: 'bytes=0-99999' },
    })
    expect([download.status, (await download.arrayBuffer()).byteLength]).toEqual([206, 100_000])

    const address = `${recorder.url.replace('http', 'ws')}/service-system/ws/unread?access_token=${token}`
    const socket = new WebSocket(address)
    await new Promise((resolve) => socket.once('open', resolve))
    const heard = new Promise<string>((resolve) => {
      socket.once('message', (frame) => resolve(String(frame)))
    })
    socket.send('{"type":"connect"}')
    expect(JSON.parse(await heard)).toHaveProperty('message')
    socket.close()
    const stranger = new WebSocket(address.replace(token, 'tk_nobody'))
    const refusal = new Promise<number | undefined>((resolve) => {
      stranger.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      stranger.once('close', () => resolve(undefined))
      stranger.once('error', () => {})
    })
    expect(await refusal).not.toBe(101)
  })

  it('[KIT-05] what was recorded starts a platform that answers the same, without a secret in its file', async () => {
    const visits = await post('/api/provinceDoc/recentOpen', { pageNo: 1 })
    expect(visits.code).toBe(0)
    real.space().answers.add({ method: 'GET', path: `${constant}V8_OA_URL`, data: { odd: 1 } })
    real
      .space()
      .answers.add({ method: 'GET', path: `${constant}AI_ICON`, data: [7], unchecked: true })
    await caller.call(`${constant}AI_ICON`, token)
    await fetch(`${recorder.url}/__mock/scenarios`)
    await post('/service-system/sysappuser', { apps: [] })
    const before = await Promise.all(reads.map((path) => caller.call(path, token)))
    await recorder.close()

    const text = readFileSync(file, 'utf8')
    expect(text).not.toContain(token)
    expect(text).not.toContain('Portal@2026')
    expect(text).not.toMatch(/1[3-9]\d{9}/)
    expect(text.match(/oauth\/check_token"/g)).toHaveLength(1)
    expect(text.match(/mail\/page"/g)).toHaveLength(2)
    expect(text).toContain('// drift: data: ')
    expect(text).toContain('"path": "/api/provinceDoc/recentOpen"')
    expect(text).toContain('// Not in the contract, so not here: GET /__mock/scenarios')
    expect(text).not.toContain('"POST",\n      "path": "/service-system')

    const again = await createMockPlatform({ port: 0, quiet: true, scenario: file })
    const there = callerOf(again)
    const other = await there.tokenFor('zhangsan')
    for (const [index, path] of reads.entries()) {
      if (path.includes('personal/info')) continue
      expect([path, (await there.call(path, other)).data]).toEqual([path, before[index]?.data])
    }
    const card = await there.call('/service-system/user/personal/info', other)
    expect(card.data.mobile).toMatch(/^1\d\d\*{4}\d{4}$/)
    expect((await there.call(`${constant}AI_ICON`, other)).data).toEqual([7])
    await again.close()
  })

  it('[KIT-05] the file is there from the start, and follows each new answer', async () => {
    const growing = join(mkdtempSync(join(tmpdir(), 'growing-')), 'growing.jsonc')
    const running = await startRecorder({ target: `${real.url}/`, file: growing, port: 0 })
    expect(readFileSync(growing, 'utf8')).toContain('"answers": [')
    const mine = callerOf(running)
    await mine.call(`${constant}AI_NAME`, await mine.tokenFor('lisi'))
    await expect.poll(() => readFileSync(growing, 'utf8')).toContain('真后端的助手')
    await running.close()
  })

  it('[KIT-05] a target that is no address, or does not answer, is told', async () => {
    await expect(startRecorder({ target: '10.0.0.1', file, port: 0 })).rejects.toThrow('--record')
    const growing = join(mkdtempSync(join(tmpdir(), 'away-')), 'away.jsonc')
    const away = await startRecorder({ target: 'http://127.0.0.1:1', file: growing, port: 0 })
    const answer = await callerOf(away).call(`${constant}AI_NAME`, 'tk_x')
    expect(answer).toMatchObject({ status: 502, code: 502 })
    await away.close()
  })
})
