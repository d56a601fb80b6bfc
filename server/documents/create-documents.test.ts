import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { removeLeftBehind } from './create-documents'

it('[DOC-03] [SAFE-08] documents of a killed process are removed, those of a living one and all else stay', () => {
  const where = mkdtempSync(path.join(tmpdir(), 'left-behind-'))
  onTestFinished(() => rmSync(where, { recursive: true }))
  const living = `portal-documents-${process.pid}-a`
  for (const name of [living, 'portal-documents-999999999-b', 'portal-documents-x', 'other']) {
    mkdirSync(path.join(where, name))
  }
  removeLeftBehind(where)
  expect(readdirSync(where).sort()).toEqual(['other', living, 'portal-documents-x'].sort())
})
