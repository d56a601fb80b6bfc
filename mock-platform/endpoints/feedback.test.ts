import { describe, expect, it } from 'vitest'
import { feedbackModel } from '../data/feedback'
import { sampleBytes } from '../data/samples'
import { freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()

async function sendPicture(bytes: Uint8Array, account = 'zhangsan') {
  const token = platform.space().openSession(account)
  const answer = await fetch(`${platform.url}/service-system/feedback/picture?name=a.png`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  })
  return (await answer.json()) as { code: number; msg: string; data: { id: string } }
}

const feedback = {
  kind: 'fault',
  text: '待办打不开',
  contact: '',
  pictures: [] as string[],
  page: '/index',
  browser: 'x',
}
const give = (change: object) =>
  as('zhangsan')('POST', '/service-system/feedback', { ...feedback, ...change })

describe('feedback', () => {
  it('[AID-06] is kept with its pictures, and numbered', async () => {
    const { data } = await sendPicture(sampleBytes('picture'))
    const first = await give({ pictures: [data.id] })
    expect(first.data.number).toMatch(/^FK\d{8}-0001$/)
    expect((await give({})).data.number).toMatch(/-0002$/)
    expect(platform.space().collection(feedbackModel).get(first.data.number)).toMatchObject({
      account: 'zhangsan',
      text: '待办打不开',
      pictures: [data.id],
    })
  })

  it('[AID-06] takes pictures by what they are, up to 5 MB', async () => {
    const large = Buffer.concat([sampleBytes('picture'), Buffer.alloc(5 * 1024 * 1024)])
    expect(await sendPicture(Buffer.from('<svg onload="alert(1)"/>'))).toMatchObject({ code: 400 })
    expect(await sendPicture(new Uint8Array())).toMatchObject({ code: 400 })
    expect(await sendPicture(large)).toMatchObject({ code: 400 })
  })

  it('[AID-06] refuses what is empty or too long, and pictures of others', async () => {
    const { data } = await sendPicture(sampleBytes('picture'), 'lisi')
    expect(await give({ text: ' ' })).toMatchObject({ code: 400 })
    expect(await give({ text: '长'.repeat(1_001) })).toMatchObject({ code: 400 })
    expect(await give({ text: '长'.repeat(1_000) })).toMatchObject({ code: 0 })
    expect(await give({ pictures: [data.id] })).toMatchObject({ code: 400 })
    expect(await give({ pictures: ['a', 'b', 'c', 'd'] })).toMatchObject({ code: 400 })
  })
})
