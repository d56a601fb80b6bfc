import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')
const zhouba = as('zhouba')
const wujiu = as('wujiu')

const base = '/service-approval/workflow'
const leave = {
  kind: 'leave',
  values: { type: '事假', from: '2026-12-01', to: '2026-12-02', reason: '家中有事。' },
}
const agree = (step: number) => ({ step, decision: 'approved', opinion: '' })
const todoOf = async (caller: typeof zhangsan) =>
  (await caller('GET', `${base}/page?box=todo`)).data.todo as number

async function start() {
  return (await zhangsan('POST', `${base}/request`, leave)).data.id as string
}

describe('workflow', () => {
  it('[APP-15] passes a request from one approver to the next until it is approved', async () => {
    const before = [await todoOf(zhouba), await todoOf(wujiu)]
    const request = `${base}/request/${await start()}`
    expect(await todoOf(zhouba)).toBe((before[0] ?? 0) + 1)
    expect((await wujiu('GET', request)).code).toBe(404)

    expect((await zhouba('POST', `${request}/decision`, agree(0))).data.todo).toBe(before[0])
    expect(await todoOf(wujiu)).toBe((before[1] ?? 0) + 1)
    await wujiu('POST', `${request}/decision`, agree(1))
    const { data } = await zhangsan('GET', request)
    expect(data).toMatchObject({ status: 'approved', waitsFor: '', mayWithdraw: false })
    expect(data.steps.map(({ opinion }: { opinion: string }) => opinion)).toEqual([
      '同意。',
      '同意。',
    ])
    const mine = (await zhangsan('GET', `${base}/page?box=mine`)).data
    expect(mine.records[0]).toMatchObject({ title: '张三的请假申请', status: 'approved' })
  })

  it('[APP-15] ends at a refusal, which needs words', async () => {
    const request = `${base}/request/${await start()}`
    const refusal = { step: 0, decision: 'rejected', opinion: ' ' }
    expect(await zhouba('POST', `${request}/decision`, refusal)).toMatchObject({
      code: 400,
      msg: '不同意时请填写办理意见',
    })
    await zhouba('POST', `${request}/decision`, { ...refusal, opinion: '请调整时间。' })
    expect((await zhangsan('GET', request)).data).toMatchObject({
      status: 'rejected',
      steps: [{ decision: 'rejected', opinion: '请调整时间。' }, { decision: null }],
    })
    expect((await wujiu('GET', request)).code).toBe(404)
  })

  it('[APP-15] refuses what has been handled meanwhile, and says by whom', async () => {
    const request = `${base}/request/${await start()}`
    await zhouba('POST', `${request}/decision`, agree(0))
    const again = await zhouba('POST', `${request}/decision`, agree(0))
    expect(again.code).toBe(409)
    expect(again.msg).toMatch(/^该步骤已由周八于 .+ 办理，不能重复办理$/)

    const other = `${base}/request/${await start()}`
    expect((await zhouba('POST', `${other}/withdraw`)).code).toBe(403)
    expect((await zhangsan('POST', `${other}/withdraw`)).code).toBe(0)
    expect((await zhouba('POST', `${other}/decision`, agree(0))).msg).toContain('已撤回')
    expect((await zhangsan('POST', `${other}/withdraw`)).code).toBe(409)
  })

  it('[APP-15] checks a new request field by field', async () => {
    const values = { ...leave.values, to: '2026-11-01' }
    expect(await zhangsan('POST', `${base}/request`, { ...leave, values })).toMatchObject({
      code: 400,
      msg: '结束日期不能早于开始日期',
    })
    expect((await zhangsan('POST', `${base}/request`, { kind: 'gift', values })).code).toBe(400)
  })

  it('lists by kind and keyword in pages', async () => {
    const done = (await zhangsan('GET', `${base}/page?box=done&length=5`)).data
    expect(done.records).toHaveLength(5)
    expect(done.total).toBeGreaterThan(10)
    const seals = (await zhangsan('GET', `${base}/page?box=done&kind=seal`)).data
    expect(seals.total).toBeLessThan(done.total)
    const found = (await zhangsan('GET', `${base}/page?box=done&keyword=吴九`)).data
    expect(found.total).toBeGreaterThan(0)
    expect(found.records.every(({ title }: { title: string }) => title.includes('吴九'))).toBe(true)
  })

  it('gives nothing to decide to users who cannot sign in yet or have no such app', async () => {
    const steps = (await as('sunqi')('GET', `${base}/steps?kind=expense`)).data
    const accounts = steps.map(
      ({ approver }: { approver: { account: string } }) => approver.account,
    )
    expect(accounts).toEqual(['zhangsan', 'zhouba', 'wujiu'])
  })
})
