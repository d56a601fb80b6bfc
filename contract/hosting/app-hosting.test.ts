import { describe, expect, it } from 'vitest'
import { readAppHosting } from './app-hosting'

describe('the constant APP_HOSTING', () => {
  it('[ANY-03] has a row per app, with defaults', () => {
    const { rows, problems } = readAppHosting('{"map":{"kind":"page","wasm":true}}')
    expect(problems).toEqual([])
    expect(rows.get('map')).toEqual({ kind: 'page', wasm: true, connect: [], allow: [] })
  })

  it('[ANY-03] loses only its wrong rows, and names what is wrong with them', () => {
    const text = JSON.stringify({
      good: { eval: true },
      bad: { connect: ['maps.example.cn'], kind: 'frame' },
      typo: { evil: true },
      isolated: { isolation: 'frame' },
    })
    const { rows, problems } = readAppHosting(text)
    expect([...rows.keys()]).toEqual(['good'])
    expect(problems).toEqual([
      expect.stringMatching(/^bad\.kind: /),
      'bad.connect.0: must be an origin such as https://maps.example.cn',
      expect.stringMatching(/^typo: .*evil/),
      expect.stringMatching(/^isolated\.isolation: .*shared.*origin/),
    ])
  })

  it.each(['', '  '])('[ANY-03] may be empty: %j', (text) => {
    expect(readAppHosting(text)).toEqual({ rows: new Map(), problems: [] })
  })

  it.each(['{', '[]', '7'])('[ANY-03] that is no object is named: %s', (text) => {
    expect(readAppHosting(text).problems).toHaveLength(1)
  })
})
