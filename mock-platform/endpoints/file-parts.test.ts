import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../data/faults'
import { storedFilesModel } from '../data/files'
import { sharedPlatform } from './test-caller'

const { platform } = sharedPlatform()
let token: string
const path = '/service-file/file/download'
const megabyte = 1024 * 1024

beforeAll(() => {
  token = platform.space().openSession('zhangsan')
})
beforeEach(() => platform.space().faults.clear())

function get(fileId: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(`${platform.url}${path}?fileId=${fileId}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, ...headers },
  })
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const strike = (fault: Partial<Fault>) =>
  platform.space().faults.add({ path, kind: 'truncate', ...fault } as Fault)

describe('parts of a file', () => {
  it('[FILE-02] [HOLD-06] fit together to the whole, wherever it was cut', async () => {
    const id = `huge-${megabyte + 7}`
    const whole = await get(id)
    expect(whole.headers.get('content-length')).toBe(String(megabyte + 7))
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    const first = await get(id, { Range: 'bytes=0-300000' })
    expect(first.status).toBe(206)
    expect(first.headers.get('content-range')).toBe(`bytes 0-300000/${megabyte + 7}`)
    const rest = await get(id, {
      Range: 'bytes=300001-',
      'If-Range': first.headers.get('etag') ?? '',
    })
    const joined = Buffer.concat([await bytesOf(first), await bytesOf(rest)])
    expect(digest(joined)).toBe(digest(await bytesOf(whole)))
    expect((await bytesOf(await get(id, { Range: 'bytes=-7' }))).equals(joined.subarray(-7))).toBe(
      true,
    )
  })

  it('[FILE-02] that do not exist are refused; several at once, and of other units, give the whole file', async () => {
    const beyond = await get('huge-100', { Range: 'bytes=100-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100'])
    for (const range of ['lines=1-2', 'bytes=a-b', 'bytes=0-1,5-9', 'bytes=9-2']) {
      const answer = await get('huge-100', { Range: range })
      expect([range, answer.status]).toEqual([range, /a-b|9-2/.test(range) ? 416 : 200])
    }
  })

  it('[FILE-02] of another version are not joined: If-Range gives the whole file, If-None-Match nothing', async () => {
    const { headers } = await get('huge-100')
    const etag = headers.get('etag') ?? ''
    const stale = await get('huge-100', { Range: 'bytes=50-', 'If-Range': '"older"' })
    expect([stale.status, (await bytesOf(stale)).length]).toEqual([200, 100])
    expect((await get('huge-100', { 'If-None-Match': etag })).status).toBe(304)
    strike({ kind: 'changed' })
    const changed = await get('huge-100', { Range: 'bytes=50-', 'If-Range': etag })
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false])
  })

  it('[FILE-02] HEAD answers the size of five gigabytes without making them', async () => {
    const answer = await get(`huge-${5 * 1024 ** 3}`, {}, 'HEAD')
    expect(answer.headers.get('content-length')).toBe(String(5 * 1024 ** 3))
  })
})

describe('a download that goes wrong', () => {
  it('[FILE-02] ends after the bytes that the fault names; the next one may find the file gone', async () => {
    strike({ afterBytes: 1000, times: 1 })
    strike({ kind: 'status', status: 404, nth: 2 })
    const cut = await get('huge-5000')
    expect(cut.headers.get('content-length')).toBe('5000')
    await expect(bytesOf(cut)).rejects.toThrow()
    expect((await get('huge-5000', { Range: 'bytes=1000-' })).status).toBe(404)
  })

  it('[FILE-02] comes whole from a server that knows no ranges', async () => {
    strike({ kind: 'no-range' })
    const answer = await get('huge-100', { Range: 'bytes=50-' })
    expect([answer.status, answer.headers.get('accept-ranges')]).toEqual([200, null])
    expect((await bytesOf(answer)).length).toBe(100)
  })

  it('[HOLD-06] is read no further once its reader stops', async () => {
    const sent = request(`${platform.url}${path}?fileId=huge-${1024 ** 4}`, {
      headers: { Authorization: `Bearer ${token}` },
    }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    answer.once('data', () => answer.destroy())
    await once(answer, 'close')
    // If the terabyte were still being generated, the platform could not answer.
    expect((await get('huge-1')).status).toBe(200)
  })
})

describe('names', () => {
  it.each([
    '年报“终稿”100% #2 & 附件;（𠮷）👍.txt',
    'quote " back \\ slash.txt',
    "it's (1) *.txt",
    'line\r\nSet-Cookie: a=b.txt',
  ])('[FILE-02] %j survives in the header, which stays one', async (name) => {
    const file = { id: 'odd', account: '', name, size: 1, content: { kind: 'generated' as const } }
    platform.space().collection(storedFilesModel).create(file)
    const answer = await get('odd')
    platform.space().collection(storedFilesModel).remove('odd')
    expect(answer.headers.get('set-cookie')).toBeNull()
    const disposition = answer.headers.get('content-disposition') ?? ''
    const extended = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1]
    const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1]
    expect(decodeURIComponent(extended ?? plain?.replace(/\\(.)/g, '$1') ?? '')).toBe(name)
  })
})
