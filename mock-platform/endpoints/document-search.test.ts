import { beforeAll, describe, expect, it } from 'vitest'
import { createMockPlatform } from '../server'
import { callerAs, freshPlatform } from './test-caller'

const { platform, as } = freshPlatform()
const zhangsan = as('zhangsan')

const search = async (library: string, query: object) =>
  (await zhangsan('POST', `/api/${library}/pageQuery`, query)).data
const history = async (library: string) =>
  (await zhangsan('GET', `/api/${library}/pageSearchHistory?pageNo=1&pageSize=10`)).data.records

// The first search builds the archive's indexes, which is slow on a busy machine.
beforeAll(async () => {
  const first = await createMockPlatform({ port: 0, quiet: true })
  const caller = callerAs(first, 'zhangsan')
  for (const library of ['esSearch', 'provinceDoc'])
    await caller('POST', `/api/${library}/pageQuery`, { keyword: '工作' })
  await first.close()
}, 120_000)

describe('the document search', () => {
  it('[SEARCH-04] [SEARCH-06] answers the tenant’s documents with marked hits', async () => {
    const { records, total } = await search('esSearch', { keyword: ' 工作 ', pageNo: 1 })
    expect(total).toBeGreaterThan(10)
    expect(records).toHaveLength(10)
    expect(records[0].title).toContain('<em>工作</em>')
    expect(['7', '8', '9']).toContain(records[0].modulesId)
    const path = `/service-document/document/detail?docInstId=${records[0].docInstId}`
    expect((await zhangsan('GET', path)).data.id).toBe(records[0].id)
  })

  it('narrows by issuer, days and place, and orders by time', async () => {
    const all = await search('provinceDoc', { keyword: '管理', pageSize: 100 })
    expect(all.total).toBeGreaterThan(20)
    const ordered = await search('provinceDoc', {
      keyword: '管理',
      pageSize: 100,
      sortOrder: 'time',
    })
    const times = ordered.records.map((record: { instCreateTime: string }) => record.instCreateTime)
    expect(times).toEqual([...times].sort().reverse())
    const [newest] = times
    const day = newest.slice(0, 10)
    const some = { keyword: '管理', startDate: day, endDate: day }
    expect((await search('provinceDoc', some)).records[0].instCreateTime).toBe(newest)
    const { records } = await search('provinceDoc', { keyword: '管理', orgName: '财政' })
    expect(new Set(records.map((record: { orgName: string }) => record.orgName))).toEqual(
      new Set(['云州市财政局']),
    )
    const files = await search('provinceDoc', { keyword: '任务分解表', queryLocation: 'file' })
    expect(files.total).toBeGreaterThan(0)
    expect(files.records[0].fileTitle).toContain('任务分解表')
  })

  it('[SEARCH-04] takes an empty order and an empty place for the usual ones', async () => {
    const query = { keyword: '管理', pageNo: 1, pageSize: 10 }
    const usual = await search('provinceDoc', query)
    expect(usual.total).toBeGreaterThan(0)
    expect(await search('provinceDoc', { ...query, sortOrder: '', queryLocation: '' })).toEqual(
      usual,
    )
  })

  it('[SEARCH-03] keeps the last ten searches of each library, the latest first', async () => {
    for (const place of Array.from({ length: 12 }, (_, index) => index))
      await search('esSearch', { keyword: `第${place}次` })
    await search('esSearch', { keyword: '第5次' })
    await search('provinceDoc', { keyword: '公开' })
    const kept = await history('esSearch')
    expect(kept).toHaveLength(10)
    expect(kept[0].keyword).toBe('第5次')
    const id = encodeURIComponent(kept[0].id)
    await zhangsan('GET', `/api/esSearch/deleteSearchHistoryById?id=${id}`)
    expect((await history('esSearch'))[0].keyword).toBe('第11次')
    await zhangsan('GET', '/api/esSearch/deleteSearchHistoryByAccount')
    expect(await history('esSearch')).toEqual([])
    expect(await history('provinceDoc')).toHaveLength(1)
  })

  it('[SEARCH-03] keeps the last seven documents that were opened', async () => {
    const { records } = await search('esSearch', { keyword: '工作' })
    for (const { docInstId } of records.slice(0, 8))
      await zhangsan('GET', `/service-document/document/detail?docInstId=${docInstId}`)
    const visits = (await zhangsan('GET', '/api/esSearch/pageClickHistory')).data.records
    expect(visits).toHaveLength(7)
    expect(visits[0].docInstId).toBe(records[7].docInstId)
    const [found] = (await search('provinceDoc', { keyword: '管理' })).records
    await zhangsan('GET', `/api/provinceDoc/detail?docId=${found.id}`)
    const opened = (await zhangsan('POST', '/api/provinceDoc/recentOpen', { pageNo: 1 })).data
    expect(opened.records.map(({ id }: { id: string }) => id)).toEqual([found.id])
  })

  it('[SEARCH-06] finds among thousands of documents, each page with others, until there are no more', async () => {
    const unit = await search('esSearch', { keyword: '工作', pageSize: 100 })
    const open = await search('provinceDoc', { keyword: '云州市' })
    expect(unit.total).toBeGreaterThan(1500)
    expect(open.total).toBeGreaterThan(1500)
    const second = await search('esSearch', { keyword: '工作', pageNo: 2, pageSize: 100 })
    const ids = [...unit.records, ...second.records].map(({ id }: { id: string }) => id)
    expect(new Set(ids).size).toBe(200)
    expect(second.total).toBe(unit.total)
    const beyond = await search('esSearch', { keyword: '工作', pageNo: 100_000 })
    expect(beyond).toEqual({ records: [], total: unit.total })
    const modules = new Set(ids.map((_, at) => [...unit.records, ...second.records][at].modulesId))
    expect(modules.has('8')).toBe(true)
  })

  it('[SEARCH-02] puts what says it in its title first, and finds words in any order', async () => {
    const { records } = await search('esSearch', { keyword: '滨江区 防汛抗旱 通报' })
    expect(records[0].title.replace(/<\/?em>/g, '')).toMatch(/滨江区.*防汛抗旱.*通报/)
    const apart = await search('esSearch', { keyword: '通报防汛抗旱滨江区' })
    expect(apart.total).toBeGreaterThan(0)
    const number = (await search('esSearch', { keyword: '工作' })).records[0]
    const detail = await zhangsan(
      'GET',
      `/service-document/document/detail?docInstId=${number.docInstId}`,
    )
    const byNumber = await search('esSearch', { keyword: detail.data.number })
    expect(byNumber.records.map(({ id }: { id: string }) => id)).toContain(number.id)
  })

  it('[SEARCH-04] [SEARCH-06] an archived document opens with its circulation and its attachments', async () => {
    const query = { keyword: '任务分解表', queryLocation: 'file', pageSize: 100 }
    const { records } = await search('esSearch', query)
    const archived = records.find(({ id }: { id: string }) => id.startsWith('gw-past'))
    const path = `/service-document/document/detail?docInstId=${archived.docInstId}`
    const { data } = await zhangsan('GET', path)
    expect(data.title).toBe(archived.title.replace(/<\/?em>/g, ''))
    expect(data.records.at(-1)).toMatchObject({ action: expect.stringMatching(/归档|发送/) })
    const visits = (await zhangsan('GET', '/api/esSearch/pageClickHistory')).data.records
    expect(visits[0]).toMatchObject({ docInstId: archived.docInstId, title: data.title })
    const token = platform.space().openSession('zhangsan')
    const [{ fileId, name }] = data.attachments
    const file = await fetch(`${platform.url}/service-file/file/download?fileId=${fileId}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(name))
    expect(await file.text()).toContain('重点任务')
    const wrong = await zhangsan('GET', '/service-file/file/download?fileId=attachment-9-gw-past0')
    expect(wrong.code).toBe(404)
  })

  it('[SEARCH-06] finds a document as soon as it was sent, in the receiver’s library as well', async () => {
    const form = {
      title: '关于开展琥珀行动的通知',
      number: '云政办发〔2026〕977号',
      secrecy: '内部',
      mainTo: ['云州市交通运输局'],
      copyTo: [],
      body: '请各有关单位参加琥珀行动。',
    }
    expect((await search('esSearch', { keyword: '琥珀' })).total).toBe(0)
    expect((await zhangsan('POST', '/service-document/document', form)).code).toBe(0)
    expect((await search('esSearch', { keyword: '琥珀行动' })).total).toBe(1)
    const wujiu = as('wujiu')
    const { data } = await wujiu('POST', '/api/esSearch/pageQuery', { keyword: '琥珀行动' })
    expect(data.records).toEqual([expect.objectContaining({ modulesId: '8', modules: '收文' })])
    const lisi = as('lisi')
    const others = await lisi('POST', '/api/provinceDoc/pageQuery', { keyword: '琥珀行动' })
    expect(others.data.total).toBe(0)
  })

  it.each([
    ['emoji', '😀🚀'],
    ['a pattern', '.*(a+)+$'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['SQL', "'; DROP TABLE documents; --"],
    ['a prototype’s name', '__proto__'],
  ])('[SEARCH-02] [SEARCH-06] %s finds nothing, and is remembered as it was typed', async (_, keyword) => {
    expect(await search('esSearch', { keyword })).toEqual({ records: [], total: 0 })
    const [last] = await history('esSearch')
    expect(last.keyword).toBe(keyword)
  })

  it('[SEARCH-02] signs among words do no harm, and invisible signs count for nothing', async () => {
    const plain = (await search('esSearch', { keyword: '防汛抗旱' })).total
    expect((await search('esSearch', { keyword: '防汛😀抗旱' })).total).toBe(plain)
    expect((await search('esSearch', { keyword: '\u0000防汛抗旱\u200b\ud800\n' })).total).toBe(
      plain,
    )
    expect((await history('esSearch'))[0].keyword).toBe('防汛抗旱')
  })

  it('refuses a word of 10 KB, and does not remember it', async () => {
    const answer = await zhangsan('POST', '/api/esSearch/pageQuery', {
      keyword: '汛'.repeat(10_000),
    })
    expect(answer).toMatchObject({ code: 400, msg: '检索词不能超过 100 个字' })
    expect(await history('esSearch')).toEqual([])
  })

  it('lies about the total if a fault says so', async () => {
    platform.space().faults.add({ path: '/api/esSearch/pageQuery', kind: 'wrong-total', total: 3 })
    const { records, total } = await search('esSearch', { keyword: '工作' })
    expect(records).toHaveLength(10)
    expect(total).toBe(3)
  })

  it('refuses an empty word and days in the wrong order', async () => {
    const refusal = async (query: object) =>
      (await zhangsan('POST', '/api/esSearch/pageQuery', query)).msg
    expect(await refusal({ keyword: '  ' })).toBe('请输入检索词')
    const days = { startDate: '2026-02-01', endDate: '2026-01-01' }
    expect(await refusal({ keyword: '工作', ...days })).toBe('结束日期不能早于开始日期')
    expect((await zhangsan('GET', '/api/provinceDoc/detail?docId=none')).code).toBe(404)
  })
})
