import { beforeEach, describe, expect, it } from 'vitest'
import { arrangementsModel } from '../data/arrangements'
import { type Caller, sharedPlatform } from './test-caller'

const { platform, as } = sharedPlatform()
const zhangsan = as('zhangsan')
const admin = as('admin')

beforeEach(() => {
  const rows = platform.space().collection(arrangementsModel)
  for (const { id } of rows.all()) rows.remove(id)
})

const path = (board: string) => `/service-portal/workbench/arrangement?board=${board}`
const todos = { id: 'todos', size: 3, hidden: false }
const mails = { id: 'mails', size: 1, hidden: true }

async function kept(caller: Caller, board = 'index') {
  return (await caller('GET', `/service-portal/workbench/summary?board=${board}`)).data.arrangement
}

describe('an arranged board', () => {
  it('[LOOK-05] is kept as it was sent, for one user, one tenant and one board', async () => {
    expect(await kept(zhangsan)).toBeNull()
    const answer = await zhangsan('PUT', path('index'), { cards: [mails, todos] })
    expect(answer.code).toBe(0)
    expect(await kept(zhangsan)).toEqual([mails, todos])
    expect(await kept(zhangsan, 'door')).toBeNull()
    expect(await kept(admin)).toBeNull()
    const token = platform.space().openSession('zhangsan', 'yz-fgw')
    const elsewhere = await fetch(`${platform.url}/service-portal/workbench/summary`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    expect((await elsewhere.json()).data.arrangement).toBeNull()
  })

  it('[LOOK-05] is replaced by the next one, and forgotten without cards', async () => {
    await zhangsan('PUT', path('index'), { cards: [mails, todos] })
    await zhangsan('PUT', path('index'), { cards: [todos] })
    expect(await kept(zhangsan)).toEqual([todos])
    await zhangsan('PUT', path('index'), { cards: [] })
    expect(await kept(zhangsan)).toBeNull()
    expect(platform.space().collection(arrangementsModel).count).toBe(0)
  })

  it('[LOOK-05] is part of an export', async () => {
    await zhangsan('PUT', path('door'), { cards: [todos] })
    const scenario = await (await fetch(`${platform.url}/__mock/spaces/main/export`)).json()
    expect(scenario.rows.workbenchArrangements).toMatchObject([
      { account: 'zhangsan', board: 'door', cards: [todos] },
    ])
  })

  it.each([
    ['no body', 'index', undefined],
    ['no cards', 'index', {}],
    ['cards that are none', 'index', { cards: ['todos'] }],
    ['a card twice', 'index', { cards: [todos, todos] }],
    ['four columns', 'index', { cards: [{ ...todos, size: 4 }] }],
    ['a size that is text', 'index', { cards: [{ ...todos, size: '2' }] }],
    ['an id that is markup', 'index', { cards: [{ ...todos, id: '<b>' }] }],
    ['an unknown field', 'index', { cards: [{ ...todos, colour: 'red' }] }],
    [
      'too many cards',
      'index',
      { cards: Array.from({ length: 41 }, (_, at) => ({ ...todos, id: `card-${at}` })) },
    ],
    ['a board that is none', 'kitchen', { cards: [todos] }],
  ])('[LOOK-05] refuses %s, and keeps what was there', async (_, board, body) => {
    await zhangsan('PUT', path('index'), { cards: [mails] })
    expect((await zhangsan('PUT', path(board), body)).code).toBe(400)
    expect(await kept(zhangsan)).toEqual([mails])
  })

  it('[LOOK-05] shows no cards of apps that the user may not use', async () => {
    const lisi = as('lisi')
    const { data } = await lisi('GET', '/service-portal/workbench/summary')
    expect(data).toMatchObject({
      todos: null,
      schedule: null,
      documents: null,
      favourites: null,
      meetings: null,
      colleagues: null,
    })
    expect(data.apps.map(({ code }: { code: string }) => code)).toEqual([
      'inbox',
      'list',
      'policy',
      'system',
    ])
  })
})
