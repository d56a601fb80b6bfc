import { describe, expect, it } from 'vitest'
import { microAppSchema } from '~contract/platform/apps'
import { userInfoSchema } from '~contract/platform/user'
import { specifiedEntities } from '../support/specified-entities'

/** What the portal keeps of a row that a backend sends. */
function kept({ schema, row, listed }: (typeof specifiedEntities)[number]): unknown {
  if (!listed) return schema?.parse(row)
  const answer = schema?.parse(listed === 'rows' ? [row] : { records: [row], total: 1 })
  return ((listed === 'rows' ? answer : (answer as { records: unknown }).records) as unknown[])[0]
}

describe('what the specification says of an entity', () => {
  it.each(
    specifiedEntities,
  )('[MOCK-01] is read as it stands, with nothing besides: $name', (entity) => {
    const unread = entity.unread ?? []
    const read = Object.entries(entity.row).filter(([field]) => !unread.includes(field))
    expect(kept(entity)).toMatchObject(Object.fromEntries(read))
  })

  it('[APP-01] an app has its id and its code by either name', () => {
    const row = { title: '内部邮件', id: 'of-the-row', appId: 'a1', name: '邮件', code: 'inbox' }
    expect(microAppSchema.parse(row)).toMatchObject({ id: 'of-the-row', code: 'inbox' })
    const least = { title: '内部邮件', appId: 7, name: 'inbox' }
    expect(microAppSchema.parse(least)).toMatchObject({ id: '7', code: 'inbox' })
  })

  it('[AUTH-01] a user without an account goes by the id, which nobody else has', () => {
    const exInfo = { init: '0' }
    const user = { userId: 7, username: '张三', tenantId: 't1', exInfo }
    expect(userInfoSchema.parse(user).account).toBe('7')
    expect(userInfoSchema.parse({ ...user, account: 'zhangsan' }).account).toBe('zhangsan')
  })
})
