import { describe, expect, it } from 'vitest'
import { hiddenSides, isCrowded } from './strip-layout'

describe('a strip', () => {
  it('[TAB-04] needs 更多 if full tabs and gaps exceed its width less 150 px', () => {
    const tabs = { pinned: [104], others: 5, text: 1 }
    const needed = 104 + 5 * 168 + 5 * 4
    expect(isCrowded({ ...tabs, strip: needed + 150 })).toBe(false)
    expect(isCrowded({ ...tabs, strip: needed + 149 })).toBe(true)
    expect(isCrowded({ pinned: [], others: 0, text: 1, strip: 150 })).toBe(false)
    expect(isCrowded({ ...tabs, text: 1.14, strip: needed + 150 })).toBe(true)
  })

  it('[TAB-04] knows what lies outside of its view, fractions of a pixel aside', () => {
    const box = { scrollWidth: 900, clientWidth: 600 }
    expect(hiddenSides({ ...box, scrollLeft: 0 })).toEqual({ before: false, after: true })
    expect(hiddenSides({ ...box, scrollLeft: 150 })).toEqual({ before: true, after: true })
    expect(hiddenSides({ ...box, scrollLeft: 299.6 })).toEqual({ before: true, after: false })
  })
})
