import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface LockedPackage {
  link?: boolean
  integrity?: string
  resolved?: string
}

it('[SAFE-01] every package of the lock file has a digest, and comes from no address of its own', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const others = Object.entries<LockedPackage>(packages).filter(([place]) => place !== '')
  expect(others.length).toBeGreaterThan(500)
  const odd = others.filter(([, { link, integrity, resolved }]) => {
    if (link) return false
    const registry = resolved === undefined || /^https:\/\/registry\.[\w.-]+\//.test(resolved)
    return !registry || !/^sha512-/.test(integrity ?? '')
  })
  expect(odd.map(([place]) => place)).toEqual([])
})
