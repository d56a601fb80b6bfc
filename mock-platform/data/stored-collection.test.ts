import { describe, expect, it, vi } from 'vitest'
import { type Collection, defineModel } from './collection'
import { storedCollections } from './stored-collection'

interface Letter {
  id: string
  owner: string
  body: { text: string; tags: string[] }
}

const lettersModel = defineModel<Letter>('letters', 'id', ['owner'])

function letters() {
  const collection = storedCollections([lettersModel]).get('letters')
  return collection as unknown as Collection<Letter>
}

const letter = (id: string, owner: string): Letter => ({
  id,
  owner,
  body: { text: id, tags: ['新'] },
})

describe('a stored collection', () => {
  it('[MOCK-01] gives rows by key and by index in the order of creation', () => {
    const rows = letters()
    for (const [id, owner] of [
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'x'],
    ] as const)
      rows.create(letter(id, owner))
    expect(rows.get('b')?.owner).toBe('y')
    expect(rows.by('owner', 'x').map(({ id }) => id)).toEqual(['a', 'c'])
    rows.update('b', { owner: 'x' })
    expect(rows.by('owner', 'x').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(rows.by('owner', 'y')).toEqual([])
    expect(rows.all().map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('[MOCK-01] replaces nested values whole, and leaves rows that were given out as they were', () => {
    const rows = letters()
    const given = letter('a', 'x')
    const before = rows.create(given)
    given.body.tags.push('later')
    rows.update('a', { body: { text: '改', tags: [] } })
    expect(before.body.tags).toEqual(['新'])
    expect(rows.get('a')?.body).toEqual({ text: '改', tags: [] })
    expect(() => before.body.tags.push('x')).toThrow(TypeError)
  })

  it('[MOCK-01] remembers what follows from rows until one of them comes, changes, moves or goes', () => {
    const rows = letters()
    for (const id of ['a', 'b']) rows.create(letter(id, 'x'))
    const follow = vi.fn((found: Letter[]) => found.map(({ body }) => body.text).join())
    const texts = () => rows.derived('owner', 'x', follow)
    expect([texts(), texts()]).toEqual(['a,b', 'a,b'])
    expect(follow).toHaveBeenCalledTimes(1)
    rows.create(letter('c', 'y'))
    expect(texts()).toBe('a,b')
    expect(follow).toHaveBeenCalledTimes(1)
    rows.update('a', { body: { text: '改', tags: [] } })
    expect(texts()).toBe('改,b')
    rows.update('c', { owner: 'x' })
    expect(texts()).toBe('改,b,c')
    rows.remove('b')
    expect(texts()).toBe('改,c')
    expect(rows.derived('owner', 'nobody', follow)).toBe('')
  })

  it('[MOCK-01] forgets removed rows everywhere', () => {
    const rows = letters()
    rows.create(letter('a', 'x'))
    rows.create(letter('b', 'x'))
    expect(rows.remove('a')).toBe(true)
    expect(rows.remove('a')).toBe(false)
    expect(rows.by('owner', 'x').map(({ id }) => id)).toEqual(['b'])
    expect(rows.count).toBe(1)
    expect(rows.update('a', { owner: 'y' })).toBeUndefined()
  })

  it('[MOCK-01] refuses a second row of a key, a changed key, and an index that is not there', () => {
    const rows = letters()
    rows.create(letter('a', 'x'))
    expect(() => rows.create(letter('a', 'y'))).toThrow('a row "a" already')
    expect(() => rows.update('a', { id: 'b' })).toThrow('keeps its key')
    expect(() => rows.by('id', 'a')).toThrow('no index on "id"')
  })
})
