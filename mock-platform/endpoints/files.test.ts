import { beforeEach, describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')
let token: string

beforeEach(() => {
  token = platform.space().openSession('zhangsan')
})

const service = '/service-filecenter/center/file/record'

function send(name: string, bytes: Uint8Array) {
  const address = `${platform.url}/service-file/file/upload?name=${encodeURIComponent(name)}`
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' }
  return fetch(address, { method: 'POST', headers, body: Buffer.from(bytes) })
}

const get = (fileId: string, bearer = token) =>
  fetch(`${platform.url}/service-file/file/download?fileId=${fileId}`, {
    headers: { Authorization: `Bearer ${bearer}` },
  })

describe('files', () => {
  it('[FILE-01] are paged, searched and filtered by kind, the last opened first', async () => {
    const { data } = await zhangsan('GET', `${service}/page?size=5`)
    expect(data.records).toHaveLength(5)
    expect(data.total).toBeGreaterThan(5)
    const found = (await zhangsan('GET', `${service}/page?keyword=公文格式&fileType=pdf`)).data
    expect(found).toMatchObject({ total: 1, records: [{ name: '公文格式要点.pdf' }] })
    const last = (await zhangsan('GET', `${service}/page?size=100`)).data.records.at(-1)
    await zhangsan('POST', `${service}/${last.id}/open`)
    expect((await zhangsan('GET', `${service}/page`)).data.records[0].id).toBe(last.id)
  })

  it('[APP-15] are found one by one, by their user only', async () => {
    const [file] = (await zhangsan('GET', `${service}/page?size=1`)).data.records
    expect((await zhangsan('GET', `${service}/${file.id}`)).data).toEqual(file)
    const lisi = as('lisi')
    expect((await lisi('GET', `${service}/${file.id}`)).code).toBe(404)
  })

  it('[APP-15] give back the very bytes that were sent, to their user only', async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => (at * 31) % 256)
    const { data } = await (await send('照片 1.png', bytes)).json()
    expect(data).toMatchObject({ name: '照片 1.png', mimeType: 'image/png', size: bytes.length })
    const answer = await get(data.fileId)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('照片 1.png'))
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await get(data.fileId, platform.space().openSession('lisi'))).status).toBe(404)
    expect((await get('file-operation-guide')).status).toBe(200)
  })

  it('[APP-15] are kept to 20 MB, and never empty', async () => {
    expect(await (await send('空.txt', new Uint8Array())).json()).toMatchObject({ code: 400 })
    expect((await send('大.zip', new Uint8Array(20 * 1024 * 1024 + 1))).status).toBe(413)
  })

  it('[APP-15] are renamed within their kind, deleted with their bytes, and given back', async () => {
    const { data } = await (await send('草稿.txt', new TextEncoder().encode('一'))).json()
    const rename = (name: string) => zhangsan('PUT', `${service}/${data.id}`, { name })
    expect((await rename('定稿.txt')).data.name).toBe('定稿.txt')
    expect((await rename('定稿.exe')).msg).toBe('不能改变文件的类型')
    expect((await rename('a/b.txt')).code).toBe(400)
    const lisi = as('lisi')
    expect((await lisi('DELETE', `${service}/${data.id}`)).code).toBe(404)
    expect((await zhangsan('DELETE', `${service}/${data.id}`)).code).toBe(0)
    expect((await get(data.fileId)).status).toBe(404)
    expect((await lisi('POST', `${service}/${data.id}/restore`)).code).toBe(404)
    expect((await zhangsan('POST', `${service}/${data.id}/restore`)).data.name).toBe('定稿.txt')
    expect(await (await get(data.fileId)).text()).toBe('一')
    expect((await zhangsan('POST', `${service}/${data.id}/restore`)).code).toBe(404)
  })

  it('[MOCK-03] the journal holds a file’s size, not its bytes', async () => {
    await send('草稿.txt', new TextEncoder().encode('一'))
    const [call] = platform.space().journal.find({ path: '/service-file/file/upload' })
    expect(call?.body).toEqual({ bytes: 3 })
  })
})
