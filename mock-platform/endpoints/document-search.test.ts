import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../server'
import { callerAs } from './test-caller'

let platform: MockPlatform
let zhangsan: ReturnType<typeof callerAs>

beforeEach(async () => {
  platform = await createMockPlatform({ port: 0, quiet: true })
  zhangsan = callerAs(platform, 'zhangsan')
})
afterEach(() => platform.close())

const search = async (library: string, query: object) =>
  (await zhangsan('POST', `/api/${library}/pageQuery`, query)).data
const history = async (library: string) =>
  (await zhangsan('GET', `/api/${library}/pageSearchHistory?pageNo=1&pageSize=10`)).data.records

describe('the document search', () => {
  it('[SEARCH-04] [SEARCH-06] answers the unit’s documents with marked hits', async () => {
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

  it('refuses an empty word and days in the wrong order', async () => {
    const refusal = async (query: object) =>
      (await zhangsan('POST', '/api/esSearch/pageQuery', query)).msg
    expect(await refusal({ keyword: '  ' })).toBe('请输入检索词')
    const days = { startDate: '2026-02-01', endDate: '2026-01-01' }
    expect(await refusal({ keyword: '工作', ...days })).toBe('结束日期不能早于开始日期')
    expect((await zhangsan('GET', '/api/provinceDoc/detail?docId=none')).code).toBe(404)
  })
})
