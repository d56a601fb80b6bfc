import { describe, expect, it } from 'vitest'
import { freshPlatform } from './test-caller'

const { as } = freshPlatform()
const zhangsan = as('zhangsan')

const shortcuts = '/service-system/sysappuser'
const pick = (...codes: string[]) =>
  codes.map((code, index) => ({ appId: `app-${code}`, sort: index + 1 }))

async function pinned() {
  const { data } = await zhangsan('GET', '/service-system/sysappuser/list?column=sort')
  return data.userAppTop.map(({ code }: { code: string }) => code)
}

describe('saving shortcuts', () => {
  it('[RAIL-02] replaces the pinned apps, in the order of sort', async () => {
    const answer = await zhangsan('POST', shortcuts, pick('inbox', 'helpdesk', 'index').reverse())
    expect(answer).toMatchObject({ code: 0 })
    expect(await pinned()).toEqual(['inbox', 'helpdesk', 'index'])
  })

  it('[RAIL-02] an empty list pins nothing', async () => {
    expect((await zhangsan('POST', shortcuts, [])).code).toBe(0)
    expect(await pinned()).toEqual([])
  })

  it.each([
    ['an unknown app', pick('index', 'nothing'), '应用不存在或未授权：app-nothing'],
    ['an app twice', pick('index', 'list', 'index'), '应用重复：app-index'],
    ['ten apps', pick(...'abcdefghij'), '快捷应用不能超过9个'],
  ])('[RAIL-02] refuses %s and changes nothing', async (_, body, msg) => {
    const before = await pinned()
    expect(await zhangsan('POST', shortcuts, body)).toMatchObject({ code: 400, msg })
    expect(await pinned()).toEqual(before)
  })

  it("[RAIL-02] refuses an app that is not the user's", async () => {
    const lisi = as('lisi')
    expect(await lisi('POST', shortcuts, pick('workflow'))).toMatchObject({ code: 400 })
  })

  it('[MOCK-04] refuses a body that breaks the contract, naming the field', async () => {
    const answer = await zhangsan('POST', shortcuts, [{ appId: 'app-index', sort: 0 }])
    expect(answer.code).toBe(400)
    expect(answer.msg).toContain('body.0.sort')
  })
})
