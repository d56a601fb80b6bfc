import { describe, expect, it } from 'vitest'
import { answerErrors, designErrors, type FormField, mostFields, publishError } from './form-fields'

function field(patch: Partial<FormField>): FormField {
  const type = patch.type ?? 'text'
  return {
    id: type,
    type,
    label: '事由',
    required: false,
    hint: '',
    options: [],
    min: null,
    max: null,
    ...patch,
  }
}

describe('the design of a form', () => {
  it('[APP-15] needs a title, labels, options that differ and bounds that fit', () => {
    const texts = (fields: FormField[], title = '登记表') =>
      designErrors({ title, description: '', fields }).map(({ text }) => text)
    expect(texts([field({})])).toEqual([])
    expect(texts([field({ label: ' ' })], '')).toEqual(['请输入表单名称', '请填写单行文本的标题'])
    expect(texts([field({ type: 'radio', options: ['是'] })])).toEqual(['“事由”至少要有两个选项'])
    expect(texts([field({ type: 'radio', options: ['是', '是'] })])).toEqual([
      '“事由”的选项为空或者重复',
    ])
    expect(texts([field({ type: 'number', min: 3, max: 1 })])).toEqual(['“事由”的最小值大于最大值'])
    const many = Array.from({ length: mostFields + 1 }, (_, place) => field({ id: `f${place}` }))
    expect(texts(many)).toEqual(['一张表单最多 60 个字段'])
  })

  it('[APP-15] is not published without a field to fill in', () => {
    const form = { title: '登记表', description: '', fields: [field({ type: 'section' })] }
    expect(publishError(form)).toBe('表单还没有可以填写的字段')
    expect(publishError({ ...form, fields: [field({})] })).toBeUndefined()
  })
})

describe('answers', () => {
  it.each([
    [{ required: true }, '  ', '请填写事由'],
    [{ type: 'date', required: true }, undefined, '请选择事由'],
    [{ type: 'date' }, '2026-13-40', '请选择正确的事由'],
    [{ type: 'date' }, '2026-02-30', '请选择正确的事由'],
    [{ type: 'number' }, '三', '事由应当是数字'],
    [{ type: 'number', min: 1 }, '0.5', '事由不能小于 1'],
    [{ type: 'number', max: 9 }, '10', '事由不能大于 9'],
    [{ type: 'radio', options: ['是', '否'] }, '也许', '请从选项中选择事由'],
    [{ type: 'checkbox', options: ['甲', '乙'] }, '甲', '事由的格式不正确'],
    [{ type: 'checkbox', options: ['甲', '乙'], required: true }, [], '请选择事由'],
    [{}, '长'.repeat(101), '事由不能超过 100 字'],
    [{}, '', undefined],
    [{ type: 'number', min: 1, max: 9 }, '9', undefined],
    [{ type: 'checkbox', options: ['甲', '乙'] }, ['乙'], undefined],
  ] as [
    Partial<FormField>,
    string | string[] | undefined,
    string | undefined,
  ][])('[APP-15] for %j: %j is %j', (patch, answer, expected) => {
    const one = field(patch)
    const answers = answer === undefined ? {} : { [one.id]: answer }
    expect(answerErrors([one], answers)[one.id]).toBe(expected)
  })
})
