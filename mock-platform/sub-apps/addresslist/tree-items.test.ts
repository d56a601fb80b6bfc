import { expect, it } from 'vitest'
import type { TenantTree } from '../../contracts/addresslist/contract'
import { ancestorsOf, moveFor, visibleItems } from './tree-items'

const tree: TenantTree = {
  name: '云州市',
  count: 9,
  ownId: null,
  ownTenantId: 'u1',
  tenants: [
    { id: 'u1', name: '市政府办', count: 5, departments: [{ id: 'd1', name: '综合科', count: 5 }] },
    { id: 'u2', name: '市教育局', count: 4, departments: [] },
  ],
}
const ids = (expanded: string[]) => visibleItems(tree, new Set(expanded)).map(({ id }) => id)

it('shows what is below expanded nodes only', () => {
  expect(ids([])).toEqual([''])
  expect(ids([''])).toEqual(['', 'u1', 'u2'])
  expect(ids(['', 'u1'])).toEqual(['', 'u1', 'd1', 'u2'])
  expect(ancestorsOf(tree, 'd1')).toEqual(['', 'u1'])
})

it('moves by the usual keys of a tree', () => {
  const items = visibleItems(tree, new Set(['', 'u1']))
  expect(moveFor('ArrowDown', items, 1)).toEqual({ focus: 'd1' })
  expect(moveFor('ArrowUp', items, 0)).toBeNull()
  expect(moveFor('ArrowRight', items, 1)).toEqual({ focus: 'd1' })
  expect(moveFor('ArrowLeft', items, 1)).toEqual({ toggle: 'u1' })
  expect(moveFor('ArrowLeft', items, 2)).toEqual({ focus: 'u1' })
  expect(moveFor('ArrowRight', items, 3)).toBeNull()
  expect(moveFor('End', items, 0)).toEqual({ focus: 'u2' })
})
