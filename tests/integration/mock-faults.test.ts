import { beforeEach, describe, expect, it } from 'vitest'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()
const token = await caller.tokenFor('lisi')
beforeEach(async () => {
  await caller.control('DELETE', '/spaces/main/faults')
  await caller.control('DELETE', '/spaces/main/calls')
})

const check = '/auth/oauth/check_token'
const set = (fault: object) =>
  caller.control('POST', '/spaces/main/faults', { path: check, ...fault })
const get = () => fetch(platform.url + check, { headers: { Authorization: `Bearer ${token}` } })
const textOf = async () => (await get()).text()

describe('faults', () => {
  it('[KIT-04] delay waits before the right answer', async () => {
    await set({ kind: 'delay', delayMs: 150 })
    const start = performance.now()
    expect((await get()).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThan(140)
  })

  it('[KIT-04] delay lets go what it holds back once it is removed', async () => {
    await set({ kind: 'delay', delayMs: 120_000 })
    const answer = get()
    const isHeld = async () => (await caller.control('GET', '/spaces/main/calls')).body
    await expect.poll(isHeld).toMatchObject([{ path: check, faults: ['delay'] }])
    await caller.control('DELETE', '/spaces/main/faults')
    expect((await answer).status).toBe(200)
  })

  it('[KIT-04] status answers with the wanted status', async () => {
    await set({ kind: 'status', status: 502 })
    expect((await get()).status).toBe(502)
  })

  it('[KIT-04] reset cuts the connection, and the journal notes status 0', async () => {
    await set({ kind: 'reset' })
    await expect(get()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } })
    const { body } = await caller.control('GET', '/spaces/main/calls')
    expect(body).toMatchObject([{ path: check, status: 0 }])
  })

  it('[KIT-04] truncate sends half of the body', async () => {
    await set({ kind: 'truncate' })
    const response = await get()
    expect(response.status).toBe(200)
    await expect(response.text()).rejects.toThrow('terminated')
  })

  it('[KIT-04] slow sends the whole body in pieces', async () => {
    await set({ kind: 'slow', delayMs: 200 })
    const start = performance.now()
    const pieces: string[] = []
    const write = (piece: string) => void pieces.push(piece)
    await (await get()).body
      ?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write }))
    expect(JSON.parse(pieces.join('')).code).toBe(0)
    expect(pieces.length).toBeGreaterThan(1)
    expect(performance.now() - start).toBeGreaterThan(180)
  })

  it('[KIT-04] bad-json is a 200 that no parser takes', async () => {
    await set({ kind: 'bad-json' })
    const response = await get()
    expect(response.headers.get('content-type')).toContain('application/json')
    const text = await response.text()
    expect(() => JSON.parse(text)).toThrow()
  })

  it('[KIT-04] html is a 200 with a page', async () => {
    await set({ kind: 'html' })
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('<!doctype html>')
  })

  it('[KIT-04] empty is a 200 without a byte, redirect a 302 that leads nowhere', async () => {
    await set({ kind: 'empty' })
    const empty = await get()
    expect([empty.status, await empty.text()]).toEqual([200, ''])
    await set({ kind: 'redirect' })
    const headers = { Authorization: `Bearer ${token}` }
    const redirect = await fetch(platform.url + check, { headers, redirect: 'manual' })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, '/redirected'])
  })

  it('[KIT-04] code answers with an envelope that says no', async () => {
    await set({ kind: 'code', code: 7 })
    expect(JSON.parse(await textOf())).toMatchObject({ code: 7, data: null })
  })

  it('[KIT-04] wrong-shape says yes around data that no schema takes', async () => {
    await set({ kind: 'wrong-shape' })
    expect(JSON.parse(await textOf())).toEqual({ code: 0, msg: '', data: 'unexpected' })
  })

  it('[KIT-04] strikes the nth call, a number of times, and only its method and path', async () => {
    await set({ kind: 'status', nth: 2, times: 2 })
    const statuses = []
    for (let call = 0; call < 5; call += 1) statuses.push((await get()).status)
    expect(statuses).toEqual([200, 500, 500, 200, 200])

    await set({ kind: 'status', method: 'POST' })
    expect((await get()).status).toBe(200)
  })

  it('[KIT-04] the latest of several decides, and goes by its id', async () => {
    await set({ path: '/auth/*', kind: 'status', status: 503 })
    const { body } = await set({ kind: 'status', status: 504 })
    expect((await get()).status).toBe(504)
    await caller.control('DELETE', `/spaces/main/faults/${body.id}`)
    expect((await get()).status).toBe(503)
  })

  it('[KIT-04] strikes sign-ins in the space that the account names, and sub-app files', async () => {
    const there = platform.createSpace({ id: 'elsewhere' })
    there.faults.add({ path: '/auth/oauth/token', kind: 'status', status: 503 })
    expect((await caller.signIn('lisi@elsewhere')).status).toBe(503)
    expect((await caller.signIn('lisi')).status).toBe(200)

    await set({ path: '/subapps/inbox/*', kind: 'status', status: 500 })
    expect((await fetch(`${platform.url}/subapps/inbox/`)).status).toBe(500)
  })

  it('[KIT-04] a call that is struck before it is answered changes nothing', async () => {
    const leaving = await caller.tokenFor('lisi')
    await set({ path: '/auth/token/logout', kind: 'status', nth: 1 })
    await caller.call('/auth/token/logout', leaving, { method: 'POST' })
    expect((await caller.call(check, leaving)).status).toBe(200)
  })
})
