import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const apps = 'mock-platform/sub-apps'
const contracts = 'mock-platform/contracts'
const han = /\p{Script=Han}/u

/** Apps with their sentences in both languages. The developer docs and their examples are in Chinese only. */
const bilingual = readdirSync(apps).filter((app) => existsSync(join(apps, app, 'english.json')))

/** Files whose Chinese is not translated: official documents stay Chinese, and dates are formatted separately. */
const others = /kit\/(?:react\/document-paper\.tsx|dates\.ts)$/
/** Texts that consist only of placeholders and parts of dates. */
const dates = /^(?=.*\{)[{}年月日星期周（）—\s]+$/

function englishOf(app: string): Record<string, string> {
  return JSON.parse(readFileSync(join(apps, app, 'english.json'), 'utf8'))
}

/** The sentence with unnamed placeholders. */
const shapeOf = (sentence: string) => sentence.replace(/\{[\w.]+\}/g, '{}')

function inSource(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTemplateExpression(node)) {
      found.push(
        node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join(''),
      )
    } else if (ts.isStringLiteralLike(node)) found.push(node.text)
    else if (ts.isJsxText(node)) found.push(node.text.trim())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Includes property names, because the kit's facts use them as labels. */
function inData(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(inData)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...inData(inner)])
}

/** The texts and labels in a page's own HTML. */
function inPage(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = text.matchAll(/>([^<>]+)<|aria-label="([^"]+)"/g)
  return [...found].map(([, shown, label]) => (shown ?? label ?? '').trim())
}

/** In a component every sentence must be passed to `said`; a line with any other Chinese is returned whole. */
function inComponent(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const known = [...text.matchAll(/said\('([^']+)'/g)].map(([, sentence = '']) => sentence)
  const rest = text.replace(/said\('[^']+'/g, '')
  return [...known, ...(rest.match(/[^\n]*\p{Script=Han}[^\n]*/gu) ?? [])]
}

function sentencesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => !/\.test\.|english\.json$|app\.json$/.test(file))
    .flatMap((file) => {
      if (/\.(?:js|tsx?)$/.test(file)) return others.test(file) ? [] : inSource(file)
      if (file.endsWith('.json')) return inData(JSON.parse(readFileSync(file, 'utf8')))
      if (file.endsWith('.html')) return inPage(file)
      return file.endsWith('.vue') ? inComponent(file) : []
    })
    .filter((text) => han.test(text) && !dates.test(text) && !text.startsWith('^'))
}

/** The rules that all apps share. */
const shared = ['form-errors.ts', 'days.ts']

const kit = englishOf('kit')

it('[LOOK-15] the kit has its sentences, and those of the rules that all apps share, in English', () => {
  const known = new Set(Object.keys(kit).map(shapeOf))
  const said = [
    ...sentencesIn(`${apps}/kit`),
    ...shared.flatMap((file) => inSource(join(contracts, file))),
  ].filter((text) => han.test(text) && !dates.test(text) && text.length > 1)
  expect(said.map(shapeOf).filter((text) => !known.has(text))).toEqual([])
})

describe.each(bilingual.filter((app) => app !== 'kit'))('%s', (app) => {
  const own = englishOf(app)

  it('[LOOK-15] says everything in both languages', () => {
    const known = new Set([...Object.keys(kit), ...Object.keys(own)].map(shapeOf))
    const said = [...sentencesIn(join(apps, app)), ...sentencesIn(join(contracts, app))]
    expect([...new Set(said.map(shapeOf))].filter((text) => !known.has(text))).toEqual([])
  })

  it('[LOOK-15] has no English for what it does not say', () => {
    const said = [...sentencesIn(join(apps, app)), ...sentencesIn(join(contracts, app))]
    const shapes = new Set(said.map(shapeOf))
    const marks = /^\P{Script=Han}+$/u
    const unused = Object.keys(own).filter(
      (text) => !shapes.has(shapeOf(text)) && !marks.test(text),
    )
    expect(unused).toEqual([])
  })
})

it.each(
  bilingual,
)('[LOOK-15] the English of %s has no Chinese, and the places of the sentence', (app) => {
  const placesOf = (text: string) =>
    [...new Set([...text.matchAll(/\{([\w.]+)[:|}]/g)].map(([, name]) => name))].sort()
  const wrong = Object.entries(englishOf(app)).filter(([sentence, meaning]) => {
    const foreign = /[\p{Script=Han}，。：；！？（）「」、　]/u.test(
      meaning.replace(/“[一二]、”|“云政办发[^”]+”/gu, ''),
    )
    const more = placesOf(meaning).some((name) => !placesOf(sentence).includes(name))
    return foreign || more || meaning === ''
  })
  expect(wrong).toEqual([])
})
