import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { atoms, conditionalAtoms } from './atoms'

const known = new Set([
  ...Object.keys(atoms),
  ...Object.entries(conditionalAtoms).flatMap(([prefix, [, names]]) =>
    names.split(' ').map((name) => `${prefix}:${name}`),
  ),
])
const sizedAtom =
  /^(?:[a-z0-9-]+:)?(?:[pm][xytrbl]?|gap|size|(?:m(?:in|ax)-)?[hw])-[\d.]+(?:px|r?em)?$/
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
const code = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|atoms\.ts$/.test(file))
  .map(textOf)
const styles = files.filter((file) => file.endsWith('.css')).map(textOf)

function textOf(file: string): string {
  return readFileSync(`app/${file}`, 'utf8')
}

/** All words of `className` strings, plus any word that has the form of a sized atom. */
function namedClasses(): string[] {
  const names = code.flatMap((text) => [...text.matchAll(/className="([^"]*)"/g)])
  const sized = code
    .flatMap((text) => text.split(/[\s"'`]+/))
    .filter((word) => sizedAtom.test(word))
  return [...new Set([...names.flatMap(([, text = '']) => text.split(/\s+/)), ...sized])]
}

describe('atoms', () => {
  it('[LOOK-01] every class that an element names has a style', () => {
    const globals = styles.flatMap((text) =>
      [...text.matchAll(/\.([a-z-]+)/g)].map(([, one]) => one),
    )
    const libraries = ['pdfViewer']
    const all = new Set([...known, ...globals, ...libraries])
    expect(namedClasses().filter((name) => !all.has(name))).toEqual([])
  })

  it('[LOOK-01] nothing is in the first stylesheet that no element names', () => {
    const words = new Set(code.flatMap((text) => text.split(/[\s"'`]+/)))
    expect([...known].filter((name) => !words.has(name) && !isUsedInCase(name))).toEqual([])
  })
})

describe('CSS modules', () => {
  it('[LOOK-01] every class of a module that code names is there', () => {
    expect(files.filter((file) => file.endsWith('.tsx')).flatMap(missingIn)).toEqual([])
  })
})

/** The compiler accepts any name as a class of a module. */
function missingIn(file: string): string[] {
  const text = textOf(file)
  const imports = [...text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)]
  return imports.flatMap(([, name = '', source = '']) => {
    const sheet = textOf(path.join(path.dirname(file), source))
    const named = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
    return named
      .map(([, one = '']) => one.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
      .filter((one) => !sheet.includes(`.${one}`) && !sheet.includes(`.${camel(one)}`))
      .map((one) => `${file}: ${one}`)
  })
}

function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function isUsedInCase(name: string): boolean {
  return Object.values(conditionalAtoms).some(([, names]) => names.split(' ').includes(name))
}
