import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { atomCss } from './sub-app-atoms.mjs'

const folder = 'mock-platform/sub-apps'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const textsOf = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
const code = textsOf(/\.(tsx?|vue|html|js)$/)

const namesIn = (css: string) =>
  [...css.matchAll(/\.((?:[a-z0-9-]+\\:)?p-\d)/g)].map(([, name]) => name)

describe('the atoms of demo apps', () => {
  it("are the portal's, and only those that an app names", async () => {
    const css = await atomCss(['<p className="flex gap-2 no-atom">', "'hover:bg-hover'"])
    expect(css.split('\n')).toEqual([
      '.flex{display:flex}',
      '.gap-2{gap:var(--portal-spacing-2,0.5rem)}',
      '.hover\\:bg-hover:hover{background:var(--portal-colors-hover)}',
    ])
  })

  it('take any measure and any columns', async () => {
    const css = await atomCss([
      'text-13px leading-19px w-37px -mt-1.5 cols-64px-1fr-auto cols-3 cols-fill-88px',
    ])
    expect(css).toContain('.text-13px{font-size:calc(13px * var(--portal-sizes-text, 1))}')
    expect(css).toContain('.leading-19px{line-height:calc(19px * var(--portal-sizes-text, 1))}')
    expect(css).toContain('.w-37px{width:37px}')
    expect(css).toContain('.-mt-1\\.5{margin-top:-0.375rem}')
    expect(css).toContain(
      '{grid-template-columns:calc(64px * var(--portal-sizes-text, 1)) minmax(0, 1fr) auto}',
    )
    expect(css).toContain('{grid-template-columns:repeat(3, minmax(0, 1fr))}')
    expect(css).toContain(
      '{grid-template-columns:repeat(auto-fill, minmax(min(calc(88px * var(--portal-sizes-text, 1)), 100%), 1fr))}',
    )
  })

  it('come the narrower the window the later, and after those that always hold', async () => {
    const css = await atomCss(['max-640:p-1 last:p-2 max-900:p-3 p-4'])
    expect(namesIn(css)).toEqual(['p-4', 'last\\:p-2', 'max-900\\:p-3', 'max-640\\:p-1'])
  })

  it('come the wider the window the later, if they are for wide ones', async () => {
    const css = await atomCss(['min-2400:p-1 min-1500:p-2 p-3'])
    expect(css).toContain('@media (min-width: 1500px){')
    expect(namesIn(css)).toEqual(['p-3', 'min-1500\\:p-2', 'min-2400\\:p-1'])
  })

  it('every class that an element of a demo app names has a style or is looked for by its name', async () => {
    const tests = ['tests/e2e', 'tests/support'].flatMap((folder) =>
      readdirSync(folder).map((file) => path.join(folder, file)),
    )
    const locators = tests
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(file, 'utf8'))
    const looked = [...code, ...locators, ...textsOf(/\.css$/)].flatMap((text) =>
      [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
    )
    const known = new Set(looked)
    const named = code.flatMap((text) =>
      [...text.matchAll(/(?<![\w:])class(?:Name)?="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(/\s+/).filter(Boolean),
      ),
    )
    const unknown = [...new Set(named)].filter((name) => !known.has(name))
    const styled = await Promise.all(unknown.map(async (name) => (await atomCss([name])) !== ''))
    expect(unknown.filter((_, place) => !styled[place])).toEqual([])
  })

  it("none of the kit's own is left that no app names", () => {
    const own = JSON.parse(readFileSync(path.join(folder, 'kit/atoms.json'), 'utf8'))
    const words = new Set(code.flatMap((text) => text.split(/[\s"'`${}:]+/)))
    const family = (name: string) => name.replace(/-[\d.]+(?:px|%)?$/, '')
    const families = new Set([...words].map(family))
    const isNamed = (name: string) =>
      words.has(name) || (family(name) !== name && families.has(family(name)))
    expect(Object.keys(own).filter((name) => !isNamed(name))).toEqual([])
  })
})
