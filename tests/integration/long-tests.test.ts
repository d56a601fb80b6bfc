import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { longFiles } from '../../vitest.config'

interface Suite {
  title: string
  specs: { title: string; tags: string[] }[]
  suites?: Suite[]
}

const idsIn = (text: string) => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id)

/** All browser tests, with the titles of the groups that they are in. */
async function browserTests() {
  const args = ['test', '--list', '--reporter=json']
  const options = { maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)('node_modules/.bin/playwright', args, options)
  const testsIn = (suite: Suite, above: string): { title: string; long: boolean }[] => {
    const place = `${above} ${suite.title}`
    const own = suite.specs.map(({ title, tags }) => ({
      title: `${place} ${title}`,
      long: tags.includes('long'),
    }))
    return [...own, ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, place))]
  }
  return (JSON.parse(stdout).suites as Suite[]).flatMap((suite) => testsIn(suite, ''))
}

it('each requirement that browser tests show is shown by one of npm test', async () => {
  const tests = await browserTests()
  const shown = new Set(tests.filter(({ long }) => !long).flatMap(({ title }) => idsIn(title)))
  const rest = new Set(tests.filter(({ long }) => long).flatMap(({ title }) => idsIn(title)))
  expect(shown.size).toBeGreaterThan(100)
  expect([...rest].filter((id) => !shown.has(id))).toEqual([])
}, 60_000)

it('each requirement of a long file of Vitest has another test', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:test|spec)\.ts$/.test(name) && !name.includes('node_modules'))
    .map((name) => `tests/${name}`)
  const idsOf = (list: string[]) => list.flatMap((file) => idsIn(readFileSync(file, 'utf8')))
  const others = new Set(idsOf(files.filter((file) => !longFiles.includes(file))))
  expect(longFiles.filter((file) => !files.includes(file))).toEqual([])
  expect(idsOf(longFiles).filter((id) => !others.has(id))).toEqual([])
})
