import { describe, expect, it } from 'vitest'
import { checkList, installedPackages, ownList, readRegistry } from './audit.mjs'

describe('the list of known weaknesses', () => {
  const found = (version: string) => checkList([{ name: 'pdfjs-dist', version }], ownList())

  it('[SAFE-01] finds a release within what an entry names, and none outside', () => {
    expect(found('5.6.205')).toEqual([
      'pdfjs-dist 5.6.205: scripts by a PDF (GHSA-hq66-cqwq-w95j); fixed in 6.2.108',
    ])
    expect(found('4.1.392')).toHaveLength(1)
    expect(found('6.2.107-beta.1')).toHaveLength(1)
    for (const version of ['5.5.207', '5.6.82', '6.2.108', '10.0.0']) {
      expect(found(version), version).toEqual([])
    }
  })

  it('[SAFE-01] finds every copy of a package, however deep it is installed', () => {
    const copies = ['6.26.0', '7.1.0'].map((version) => ({ name: 'undici', version }))
    expect(checkList(copies, ownList())).toHaveLength(2)
    const undici = installedPackages().filter(({ name }) => name === 'undici')
    expect(undici.length).toBeGreaterThan(1)
  })

  it('[SAFE-01] names packages that the product runs with, each with a number', () => {
    const names = new Set(installedPackages().map(({ name }) => name))
    for (const { name, id } of ownList()) {
      expect(names, name).toContain(name)
      expect(id).toMatch(/^GHSA(?:-[0-9a-z]{4}){3}$/)
    }
  })
})

describe('the registry’s answer', () => {
  it('[SAFE-01] counts if it is one, with what is serious of it', () => {
    const weak = { name: 'x', severity: 'high', range: '<2.0.0' }
    const mild = { name: 'y', severity: 'low', range: '<1.0.0' }
    const answer = { auditReportVersion: 2, vulnerabilities: { x: weak, y: mild } }
    expect(readRegistry(JSON.stringify(answer))).toEqual(['x <2.0.0: high'])
    expect(readRegistry(JSON.stringify({ ...answer, vulnerabilities: {} }))).toEqual([])
  })

  it.each([
    ['a refusal', '{"message":"405 Method Not Allowed","statusCode":405}'],
    ['no JSON', '<html>502</html>'],
    ['nothing', ''],
  ])('[SAFE-01] is none if it is %s, so that the list is asked', (_, text) => {
    expect(readRegistry(text)).toBeNull()
  })
})
