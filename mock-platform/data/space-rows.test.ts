import { expect, it, vi } from 'vitest'
import type { Area } from '../area'
import { defineModel } from './collection'
import { createSpaceRows, type OpenRows } from './space-rows'

interface Row {
  id: string
  text: string
}

const lettersModel = defineModel<Row>('letters', 'id')
const copiesModel = defineModel<Row>('copies', 'id', ['text'])

const area = (name: string, models: Area['models']): Area => ({
  name,
  models,
  seed() {},
  implementations: [],
})
const letters = area('letters', [lettersModel])
const copies = area('copies', [copiesModel])

/** Letters a and b; the copies are made from whatever letters exist at that moment. */
function rowsOf(changed = () => {}) {
  const fill = vi.fn((filled: Area, open: OpenRows) => {
    if (filled === letters) {
      for (const id of ['a', 'b']) open(lettersModel).create({ id, text: `信 ${id}` })
    } else {
      for (const row of open(lettersModel).all()) open(copiesModel).create(row)
    }
  })
  return { fill, open: createSpaceRows({ areas: [letters, copies], fill, changed }) }
}

it('[MOCK-02] fills an area when it is first looked at, once, and those that it is made of before it', () => {
  const { fill, open } = rowsOf()
  const letterRows = open(lettersModel)
  expect(fill).not.toHaveBeenCalled()
  expect(letterRows.count).toBe(2)
  expect(letterRows.get('a')?.text).toBe('信 a')
  expect(fill.mock.calls.map(([filled]) => filled.name)).toEqual(['letters'])

  const other = rowsOf()
  expect(other.open(copiesModel).count).toBe(2)
  expect(other.open(copiesModel).all()).toEqual(letterRows.all())
  expect(other.fill.mock.calls.map(([filled]) => filled.name)).toEqual(['copies', 'letters'])
})

it('[MOCK-02] fills an area with the same rows after what it is made of has changed', () => {
  const { open } = rowsOf()
  open(lettersModel).update('a', { text: '改' })
  open(lettersModel).remove('b')
  open(lettersModel).create({ id: 'c', text: '新' })
  expect(open(copiesModel).all()).toEqual(rowsOf().open(copiesModel).all())
  expect(open(copiesModel).by('text', '信 b')).toEqual([{ id: 'b', text: '信 b' }])
  expect(
    open(lettersModel)
      .all()
      .map(({ text }) => text),
  ).toEqual(['改', '新'])
})

it('[MOCK-02] reports changes, but none while an area is filled', () => {
  const changed = vi.fn()
  const { open } = rowsOf(changed)
  expect(open(copiesModel).count).toBe(2)
  expect(open(lettersModel).update('x', {})).toBeUndefined()
  expect(open(lettersModel).remove('x')).toBe(false)
  expect(changed).not.toHaveBeenCalled()
  open(lettersModel).update('a', { text: '改' })
  open(lettersModel).remove('b')
  open(copiesModel).create({ id: 'c', text: '新' })
  expect(changed).toHaveBeenCalledTimes(3)
})

it('[MOCK-02] an area that changes another one while it is filled is refused, and so are two made of each other', () => {
  const meddling = createSpaceRows({
    areas: [letters, copies],
    fill(filled, open) {
      if (filled === copies) open(lettersModel).create({ id: 'a', text: '' })
    },
    changed() {},
  })
  expect(() => meddling(copiesModel).all()).toThrow(
    "letters: another area's rows cannot be changed",
  )

  const circular = createSpaceRows({
    areas: [letters, copies],
    fill: (filled, open) => void open(filled === copies ? lettersModel : copiesModel).all(),
    changed() {},
  })
  expect(() => circular(copiesModel).all()).toThrow('the area "copies" is filled from itself')
  expect(() => circular(defineModel<Row>('others', 'id'))).not.toThrow()
  expect(() => circular(defineModel<Row>('others', 'id')).all()).toThrow('has the model "others"')
})
