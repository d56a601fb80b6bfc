import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openOfd } from '../model/open'

it('[DOC-01] the size of a part is known without unpacking it', () => {
  const { attachments, package: source } = openOfd(
    readFileSync('fixtures/files/AddAttachment.ofd'),
  ).document(0)
  expect(source.size(attachments[0]?.path ?? '')).toBe(36_494)
  expect(source.size('nowhere')).toBeNull()
})
