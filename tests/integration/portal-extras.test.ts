import { describe, expect, it } from 'vitest'
import { feedbackModel } from '../../mock-platform/data/feedback'
import { mattersModel } from '../../mock-platform/data/tracked-matters'
import { devicesModel } from '../../mock-platform/endpoints/device-clients'
import { createHttpClient, type HttpClient } from '../support/http-client'
import { readJson, signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

const signedIn = () => signedInAs(stack)

const post = async (client: HttpClient, path: string, body: unknown, headers = {}) =>
  readJson(await client.postJson(path, body, headers))
const get = async (client: HttpClient, path: string) => readJson(await client.get(path))

const feedback = { kind: 'fault', text: '待办打不开', page: '/index?token=secret#x' }

describe('POST /feedback', () => {
  it('[AID-06] hands it in with the page’s path alone, and tells the number', async () => {
    const { client, space } = await signedIn()
    const { status, body } = await post(client, '/feedback', feedback, { 'user-agent': 'Probe/1' })
    expect(status).toBe(200)
    expect(space.collection(feedbackModel).get(body.number)).toMatchObject({
      account: 'zhangsan',
      text: '待办打不开',
      contact: '',
      pictures: [],
      page: '/index',
      browser: 'Probe/1',
    })
  })

  it.each([
    ['nothing', null, 'body'],
    ['no kind', { text: 'x' }, 'kind'],
    ['an unknown kind', { kind: 'praise', text: 'x' }, 'kind'],
    ['spaces', { kind: 'fault', text: '  \n ' }, 'text'],
    ['1,001 characters', { kind: 'fault', text: '长'.repeat(1_001) }, 'text'],
    ['a long contact', { kind: 'fault', text: 'x', contact: '1'.repeat(101) }, 'contact'],
    ['four pictures', { kind: 'fault', text: 'x', pictures: ['a', 'b', 'c', 'd'] }, 'pictures'],
    ['a picture that is a path', { kind: 'fault', text: 'x', pictures: ['../a'] }, 'pictures.0'],
  ])('[AID-06] answers %s with 400 and the field, and hands nothing in', async (_, sent, field) => {
    const { client, space } = await signedIn()
    const { status, body } = await post(client, '/feedback', sent)
    expect([status, body.field]).toEqual([400, field])
    expect(body.error).toMatch(/[\u4e00-\u9fff]/)
    expect(space.journal.find({ path: '/service-system/feedback' })).toEqual([])
  })

  it('[AID-06] pictures go through the proxy, and what is none is refused there', async () => {
    const { client } = await signedIn()
    const { body } = await get(client, '/feedback')
    expect(body).toEqual({ pictures: '/service-system/feedback/picture' })
    const answer = await client.send(`${body.pictures}?name=a.png`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: '<script>alert(1)</script>',
    })
    expect(JSON.parse(answer.text)).toMatchObject({ code: 400 })
  })

  it('[AID-06] a failing service is told, and asked once', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: '/service-system/feedback', kind: 'status', status: 500 })
    expect(await post(client, '/feedback', feedback)).toMatchObject({ status: 502 })
    expect(space.journal.find({ path: '/service-system/feedback' })).toHaveLength(1)
  })
})

describe('/tracking', () => {
  const entryOf = (space: Awaited<ReturnType<typeof signedIn>>['space']) => {
    const found = space
      .collection(mattersModel)
      .all()
      .find(({ ownerAccount, progress }) => ownerAccount === 'zhangsan' && progress < 100)
    if (!found) throw new Error('zhangsan answers for nothing')
    return found
  }

  it('[AID-03] lists matters by state and word, and refuses odd pages', async () => {
    const { client } = await signedIn()
    const { body } = await get(client, '/tracking')
    expect(body).toMatchObject({ total: 9, page: 1, pages: 1 })
    expect(body.rows).toHaveLength(9)
    expect((await get(client, '/tracking?state=done')).body.total).toBe(1)
    for (const query of ['page=0', 'page=x', 'state=later', `keyword=${'a'.repeat(101)}`]) {
      expect([query, (await get(client, `/tracking?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('[AID-03] a matter that is opened is read, and a report moves it on', async () => {
    const { client, space } = await signedIn()
    const matter = entryOf(space)
    const before = (await get(client, '/tracking/state')).body.unread
    const opened = await post(client, '/tracking/matter', { id: matter.id })
    expect(opened).toMatchObject({ status: 200, body: { id: matter.id, unread: 0 } })
    expect((await get(client, '/tracking/state')).body.unread).toBeLessThan(before)
    const report = { id: matter.id, kind: 'report', text: '完成', progress: 100 }
    expect(await post(client, '/tracking/entry', report)).toMatchObject({
      status: 200,
      body: { progress: 100, state: 'done' },
    })
  })

  it.each([
    [{}, 'id'],
    [{ id: '../user' }, 'id'],
    [{ id: 'a', kind: 'shout', text: 'x' }, 'kind'],
    [{ id: 'a', kind: 'urge', text: ' ' }, 'text'],
    [{ id: 'a', kind: 'urge', text: '长'.repeat(501) }, 'text'],
    [{ id: 'a', kind: 'report', text: 'x', progress: 100.5 }, 'progress'],
    [{ id: 'a', kind: 'report', text: 'x', progress: -1 }, 'progress'],
  ])('[AID-03] answers the entry %j with 400 and the field', async (sent, field) => {
    const { client } = await signedIn()
    const { status, body } = await post(client, '/tracking/entry', sent)
    expect([status, body.field]).toEqual([400, field])
  })

  it('[AID-03] state is nothing if it is switched off, or if the service fails', async () => {
    const off = await signedIn()
    off.space.constants.set('WORK_IMPLEMENTTATION', '0')
    expect(await get(off.client, '/tracking/state')).toEqual({
      status: 200,
      body: { unread: null },
    })
    const failing = await signedIn()
    failing.space.faults.add({ path: '/service-system/*', kind: 'html' })
    expect((await get(failing.client, '/tracking/state')).body).toEqual({ unread: null })
  })
})

describe('GET /mobile-clients', () => {
  it('[AID-04] gives the devices that there is something for', async () => {
    const { client, space } = await signedIn()
    space.collection(devicesModel).update('harmony', { clients: [] })
    const { body } = await get(client, '/mobile-clients')
    expect(body.devices.map((device: { deviceCode: string }) => device.deviceCode)).toEqual([
      'android',
      'ios',
      'tablet',
    ])
  })

  it.each([
    ['status', 502],
    ['html', 502],
    ['wrong-shape', 200],
  ] as const)('[AID-04] a service that answers by %s is told by %i', async (kind, status) => {
    const { client, space } = await signedIn()
    const path = '/service-system/sysDeviceClient'
    space.faults.add(kind === 'status' ? { path, kind, status: 500 } : { path, kind })
    expect((await get(client, '/mobile-clients')).status).toBe(status)
  })
})

describe('GET /operation-guide/address', () => {
  it('[NAV-04] tells where the guide is shown, or that there is none', async () => {
    const { client, space } = await signedIn()
    const { body } = await get(client, '/operation-guide/address')
    expect(body.path).toMatch(/^\/file-viewer\?fileId=file-operation-guide&name=/)
    const other = await signedIn()
    other.space.constants.set('SYS_DOC_VIEW_URL', '')
    expect((await get(other.client, '/operation-guide/address')).body).toEqual({ path: null })
    expect(space.constants.get('SYS_DOC_VIEW_URL')).toBe('file-operation-guide')
  })

  it('[DOC-02] the certificates of trusted issuers are the tenant’s constant', async () => {
    const { client, space } = await signedIn()
    space.constants.set('OFD_ROOT_CERTIFICATES', '-----BEGIN CERTIFICATE-----')
    const { body } = await get(client, '/file-viewer/roots')
    expect(body).toEqual({ certificates: '-----BEGIN CERTIFICATE-----' })
    const other = await signedIn()
    expect((await get(other.client, '/file-viewer/roots')).body).toEqual({ certificates: '' })
  })

  it.each([
    '/file-viewer/roots',
    '/operation-guide/address',
    '/mobile-clients',
    '/tracking',
    '/tracking/state',
    '/feedback',
  ])('[GUARD-03] %s is for the signed-in user', async (path) => {
    const answer = await createHttpClient(stack.portal.url).get(path)
    expect(answer).toMatchObject({ status: 302, location: expect.stringMatching(/^\/login/) })
  })

  const posts = ['/feedback', '/tracking/matter', '/tracking/entry']
  it.each(posts)('[SAFE-03] %s is taken from the portal’s own pages only', async (path) => {
    const { client } = await signedIn()
    const foreign = { origin: 'https://evil.example' }
    expect((await post(client, path, feedback, foreign)).status).toBe(403)
  })
})
