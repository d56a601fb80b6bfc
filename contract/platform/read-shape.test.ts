import { expect, it } from 'vitest'
import { z } from 'zod'
import { idSchema } from './envelope'
import { readShape } from './read-shape'

it.each([
  '{"length":{"toString":0}}',
  '{"length":{"toString":0,"valueOf":0}}',
  '{"length":{"length":[{"toString":false}]}}',
])('[HOLD-01] [SAFE-02] %s does not fit, and nothing breaks', (text) => {
  for (const schema of [
    z.string().max(8),
    z.string().min(1),
    z.array(z.string()).max(2),
    idSchema,
  ]) {
    expect(readShape(schema, JSON.parse(text)).success).toBe(false)
  }
})

it('is safeParse for all else', () => {
  expect(readShape(idSchema, 7)).toEqual({ success: true, data: '7' })
  expect(readShape(idSchema, '').error?.issues).toEqual(idSchema.safeParse('').error?.issues)
})
