import { expect, it } from 'vitest'
import { formErrors, type Kind, kindOf } from './kinds'

const kind = (code: string) => kindOf(code) as Kind
const leave = { type: '年休假', from: '2026-11-30', to: '2026-12-02', reason: '休假' }
const expense = { category: '差旅费', amount: '120.50', date: '2026-11-20', reason: '出差' }

it('[APP-15] accepts a whole form and sums it up in one line', () => {
  expect(formErrors(kind('leave'), leave)).toEqual({})
  expect(kind('leave').summary(leave)).toBe('年休假，2026-11-30 至 2026-12-02，共 3 天')
  expect(kind('expense').summary({ ...expense, amount: '120.5' })).toContain('120.50 元')
})

it('[APP-15] names every field that is missing', () => {
  expect(formErrors(kind('leave'), { reason: '  ' })).toEqual({
    type: '请选择请假类型',
    from: '请选择开始日期',
    to: '请选择结束日期',
    reason: '请输入事由',
  })
})

it('[APP-15] refuses what its field cannot mean', () => {
  expect(formErrors(kind('leave'), { ...leave, to: '2026-11-29' })).toEqual({
    to: '结束日期不能早于开始日期',
  })
  expect(formErrors(kind('leave'), { ...leave, type: '旅游假' })).toHaveProperty('type')
  for (const from of ['2026-02-33', '2026-02-30', '2026-11-30T09:00']) {
    expect(formErrors(kind('leave'), { ...leave, from })).toHaveProperty('from')
  }
  const amounts = ['-1', '0', '1.234', '1e3', '2000000']
  const errors = amounts.map((amount) => formErrors(kind('expense'), { ...expense, amount }))
  expect(errors.every(({ amount }) => amount)).toBe(true)
})
