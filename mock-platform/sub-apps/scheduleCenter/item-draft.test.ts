import { expect, it } from 'vitest'
import { beginAt, draftErrors, emptyDraft } from './item-draft'

const draft = { ...emptyDraft('2026-11-23'), title: '例会' }

it('[APP-15] asks for title, beginning and a later end', () => {
  expect(draftErrors(draft)).toEqual({})
  expect(Object.keys(draftErrors({ ...draft, title: ' ', from: '', to: '' }))).toEqual([
    'title',
    'from',
    'to',
  ])
  expect(draftErrors({ ...draft, to: draft.from })).toEqual({ to: '结束时间应晚于开始时间' })
})

it('[APP-15] plans nothing for a 30th of February', () => {
  expect(emptyDraft('2026-02-30')).toMatchObject({ from: '', to: '' })
})

it('keeps the length of an item that begins at another time', () => {
  expect(beginAt(draft, '2026-11-30 23:30').to).toBe('2026-12-01 00:30')
  expect(beginAt({ ...draft, to: '' }, '2026-11-30 23:30').to).toBe('')
})
