import { expect, it } from 'vitest'
import { viewAt } from './folders'

it('knows the views by their paths', () => {
  expect(viewAt('/list/2')).toMatchObject({ name: 'list', folder: { title: '已发送' } })
  expect(viewAt('/detail/mail-7')).toEqual({ name: 'detail', id: 'mail-7' })
  expect(viewAt('/write')).toEqual({ name: 'write' })
  expect(viewAt('/list/9')).toBeNull()
})
