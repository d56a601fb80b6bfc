import { describe, expect, it } from 'vitest'
import { successor } from './tab-order'

describe('the focus of a tab', () => {
  const before = ['system', 'index', 'inbox', 'list']
  it('[DESK-03] stays with a tab that moves', () => {
    expect(successor(before, ['system', 'inbox', 'index', 'list'], 'index')).toBe('index')
  })
  it('[DESK-03] goes to the right neighbour of one that is closed, else to the left one', () => {
    expect(successor(before, ['system', 'index', 'list'], 'inbox')).toBe('list')
    expect(successor(before, ['system', 'index', 'inbox'], 'list')).toBe('inbox')
    expect(successor(before, ['system'], 'inbox')).toBe('system')
  })
  it('goes nowhere if nothing is left, or the tab was never there', () => {
    expect(successor(before, [], 'inbox')).toBeUndefined()
    expect(successor(before, ['system'], 'policy')).toBeUndefined()
  })
})
