import { expect, it } from 'vitest'
import { z } from 'zod'
import { filled, readContent, template } from './content'

it('[MOCK-01] content that cannot be used is refused with file, line and field', () => {
  const schema = z.strictObject({ trouble: z.array(z.string()).optional() })
  const unknown = /helpdesk\.jsonc:\d+: troubles: unknown field "troubles" \(did you mean/
  expect(() => readContent('helpdesk', schema)).toThrow(unknown)
  expect(() => readContent('none', schema)).toThrow('content/none.jsonc: cannot be read: ENOENT')
})

it('[MOCK-01] a text says which of its placeholders stands for nothing', () => {
  const text = template('year', 'room')
  expect(text.safeParse('{year}年在{room}').success).toBe(true)
  expect(text.safeParse('{yaer}年').error?.issues[0]?.message).toContain('placeholder {yaer}')
  expect(filled('{year}年在{room}', { year: 2026, room: '三楼' })).toBe('2026年在三楼')
})
