import { expect, it } from 'vitest'
import { shownName } from './shown-name'

it('[FILE-03] a name is shown without folders, control characters and turned writing', () => {
  expect(shownName('纪要 📄.txt')).toBe('纪要 📄.txt')
  expect(shownName('..\\..\\etc/passwd')).toBe('passwd')
  expect(shownName('a\r\nSet-Cookie: x.txt')).toBe('aSet-Cookie: x.txt')
  expect(shownName('报表\u202Efdp.exe')).toBe('报表fdp.exe')
  expect(shownName('长'.repeat(10_000))).toHaveLength(255)
})
