import { expect, it } from 'vitest'
import { readTraceParent, traceParent } from './trace-parent'

const [trace, span] = ['ab'.repeat(16), '12'.repeat(8)]

it('[SCALE-05] what the portal sends is what it reads, whatever the flag', () => {
  expect(readTraceParent(traceParent(trace))).toMatchObject({ trace })
  for (const flag of ['00', '01', 'ff']) {
    expect(readTraceParent(`00-${trace}-${span}-${flag}`)).toEqual({ trace, span })
  }
})

it.each([
  ['nothing', undefined],
  ['an empty one', ''],
  ['two at once', `00-${trace}-${span}-01, 00-${trace}-${span}-01`],
  ['another version', `01-${trace}-${span}-01`],
  ['capital letters', `00-${trace.toUpperCase()}-${span}-01`],
  ['a trace of zeros', `00-${'0'.repeat(32)}-${span}-01`],
  ['a span of zeros', `00-${trace}-${'0'.repeat(16)}-01`],
  ['more behind it', `00-${trace}-${span}-01-x`],
])('[SCALE-05] %s is no trace', (_, header) => {
  expect(readTraceParent(header)).toBeNull()
})
