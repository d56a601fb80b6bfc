import { describe, expect, it } from 'vitest'
import { heldPlaces, hiddenSides, isCrowded } from './strip-layout'

/** A tab whose title has four characters, with icon and close button: 127 px. */
const tab = { around: 71, title: 56, active: false, pinned: false }

describe('a strip', () => {
  it('[TAB-04] needs 更多 if full tabs and gaps exceed its width less 150 px', () => {
    const tabs = [{ ...tab, around: 55, pinned: true }, tab, tab, tab, tab, tab]
    const needed = 111 + 5 * 127 + 5 * 4
    expect(isCrowded({ tabs, text: 1, strip: needed + 150 })).toBe(false)
    expect(isCrowded({ tabs, text: 1, strip: needed + 149 })).toBe(true)
    expect(isCrowded({ tabs: [], text: 1, strip: 150 })).toBe(false)
  })

  it('[LOOK-14] gives each tab the room of its title, within bounds that grow with the text', () => {
    const fits = (one: typeof tab, width: number, text = 1) =>
      [width, width - 1].map((room) => !isCrowded({ tabs: [one], text, strip: room + 150 }))
    expect(fits({ ...tab, title: 28 }, 105)).toEqual([true, false])
    expect(fits({ ...tab, title: 112 }, 183)).toEqual([true, false])
    expect(fits({ ...tab, title: 900 }, 232)).toEqual([true, false])
    expect(fits({ ...tab, title: 900, active: true }, 360)).toEqual([true, false])
    expect(fits({ ...tab, title: 900 }, 464, 2)).toEqual([true, false])
  })

  it('[LOOK-14] holds pinned tabs one after the other, unless they take more than half of it', () => {
    expect(heldPlaces([105, 120], 800)).toEqual({ places: [0, 109], room: 233 })
    expect(heldPlaces([105, 120], 400)).toBeNull()
    expect(heldPlaces([], 400)).toBeNull()
  })

  it('[TAB-04] knows what lies outside of its view, fractions of a pixel aside', () => {
    const box = { scrollWidth: 900, clientWidth: 600 }
    expect(hiddenSides({ ...box, scrollLeft: 0 })).toEqual({ before: false, after: true })
    expect(hiddenSides({ ...box, scrollLeft: 150 })).toEqual({ before: true, after: true })
    expect(hiddenSides({ ...box, scrollLeft: 299.6 })).toEqual({ before: true, after: false })
  })
})
