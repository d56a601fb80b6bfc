import { describe, expect, it } from 'vitest'
import { takeTicketFrom, withTicket } from './paths'

describe('a ticket in an address', () => {
  it.each([
    '/realm',
    '/a/?b=1%202&c',
    'https://x.example/a?b#c?d=1',
    '/a#b',
  ])('[ANY-04] leaves %s as it was', (address) => {
    const brought = withTicket(address, 'sealed_-.~1')
    expect(brought).not.toBe(address)
    expect(takeTicketFrom(brought)).toEqual({ ticket: 'sealed_-.~1', address })
    expect(takeTicketFrom(address)).toEqual({ ticket: null, address })
  })
})
