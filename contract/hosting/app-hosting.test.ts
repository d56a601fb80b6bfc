import { describe, expect, it } from 'vitest'
import { readAppHosting, rowOf } from './app-hosting'

describe('the constant APP_HOSTING', () => {
  it('[ANY-03] has a row per app, with defaults', () => {
    const { rows, problems } = readAppHosting('{"map":{"kind":"page","wasm":true}}')
    expect(problems).toEqual([])
    expect(rows.get('map')).toEqual({ kind: 'page', wasm: true, connect: [], allow: [] })
  })

  it('[ANY-03] [ANY-04] names what is wrong with a row, which then allows its app nothing', () => {
    const text = JSON.stringify({
      good: { eval: true },
      bad: { connect: ['maps.example.cn'], kind: 'frame' },
      typo: { evil: true },
      isolated: { isolation: 'frame' },
    })
    const hosting = readAppHosting(text)
    expect(rowOf(hosting, 'good')).toMatchObject({ eval: true })
    expect(rowOf(hosting, 'typo')).toEqual({
      connect: [],
      services: [],
      allow: [],
      eval: false,
      inline: false,
    })
    expect(rowOf(hosting, 'other')).toBeUndefined()
    expect(hosting.problems).toEqual([
      expect.stringMatching(/^bad\.kind: /),
      'bad.connect.0: must be an origin such as https://maps.example.cn',
      expect.stringMatching(/^typo: .*evil/),
      expect.stringMatching(/^isolated\.isolation: .*shared.*origin/),
    ])
  })

  it.each(['', '  '])('[ANY-03] may be empty: %j', (text) => {
    expect(readAppHosting(text)).toEqual({ rows: new Map(), problems: [] })
  })

  it.each([
    '{',
    '[]',
    '7',
  ])('[ANY-03] that is no object is named, and allows nothing: %s', (text) => {
    const hosting = readAppHosting(text)
    expect(hosting.problems).toHaveLength(1)
    expect(rowOf(hosting, 'any')).toMatchObject({ services: [] })
  })
})
