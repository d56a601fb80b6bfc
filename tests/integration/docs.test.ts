import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { lexer, type Token, type Tokens, walkTokens } from 'marked'
import { describe, expect, it } from 'vitest'

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
]
const read = (file: string) => readFileSync(file, 'utf8')
const linesOf = (file: string) => read(file).trimEnd().split('\n').length

function tokensOf<Found extends Token>(file: string, isFound: (token: Token) => token is Found) {
  const found: Found[] = []
  walkTokens(lexer(read(file)), (token) => {
    if (isFound(token)) found.push(token)
  })
  return found
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isCode = (token: Token): token is Tokens.Codespan => token.type === 'codespan'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isLink = (token: Token): token is Tokens.Link | Tokens.Image =>
  token.type === 'link' || token.type === 'image'

/** The ids that GitHub gives a page's headings. */
function anchorsOf(file: string): Set<string> {
  const ids = tokensOf(file, isHeading).map(({ text }) =>
    text
      .replace(/<!--.*?-->|\[(.+?)\]\(.+?\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
  return new Set(ids)
}

/** Links that lead nowhere, as `page → target`. */
function brokenLinks(page: string): string[] {
  return tokensOf(page, isLink)
    .map(({ href }) => href)
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file = '', anchor] = decodeURIComponent(target).split('#')
      const place = file === '' ? page : path.join(path.dirname(page), file)
      if (!existsSync(place)) return true
      return anchor !== undefined && !anchorsOf(place).has(anchor)
    })
    .map((target) => `${page} → ${target}`)
}

/** The files that a cell names, each relative to the last folder before it, or by its whole path. */
function filesOf(cell: Token[]): string[] {
  const files: string[] = []
  let folder = ''
  walkTokens(cell, (token) => {
    if (!isCode(token)) return
    if (token.text.endsWith('/')) folder = token.text
    else files.push(existsSync(folder + token.text) ? folder + token.text : token.text)
  })
  return files
}

describe('the docs', () => {
  it('link only to files and headings that exist', () => {
    expect(pages.flatMap(brokenLinks)).toEqual([])
  })

  it('name only files and folders that exist, in the architecture and the glossary', () => {
    const rooms =
      /^(?:app|contract|docs|fixtures|mock-platform|packages|scripts|server|tests|text|vite)\//
    const named = pages
      .filter((page) => /^docs\/(?:architecture|glossary)/.test(page))
      .flatMap((page) => tokensOf(page, isCode).map(({ text }) => ({ page, text })))
      .filter(({ text }) => rooms.test(text) && /^[\w./-]+$/.test(text) && !/\/X\b/.test(text))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ text }) => !existsSync(text))).toEqual([])
  })

  it('count the files on the three paths through the house, which are there, and no more than allowed', () => {
    const most = [12, 14, 10]
    const paths = tokensOf('docs/architecture.md', isTable).find(
      ({ header }) => header[0]?.text === 'path',
    )
    const counted = paths?.rows.map(([, count, files]) => ({
      said: Number(count?.text),
      files: filesOf(files?.tokens ?? []),
    }))
    expect(counted?.map(({ files }) => files.length)).toEqual(counted?.map(({ said }) => said))
    expect(counted?.flatMap(({ files }) => files).filter((file) => !existsSync(file))).toEqual([])
    expect(counted?.map(({ said }, at) => said <= (most[at] ?? 0))).toEqual([true, true, true])
  })

  it('keep each page to 150 lines, except the guide, which the portal shows as a whole', () => {
    const long = pages.filter((page) => linesOf(page) > 150)
    expect(long).toEqual(['docs/sub-app-guide.md'])
  })

  it('list every page of the architecture in its index', () => {
    const listed = tokensOf('docs/architecture.md', isLink).map(({ href }) => href)
    const files = readdirSync('docs/architecture').map((file) => `architecture/${file}`)
    expect(files.filter((file) => !listed.includes(file))).toEqual([])
  })
})

it('the glossary has at most 30 words, each once', () => {
  const [table] = tokensOf('docs/glossary.md', isTable)
  const words = table?.rows.map(([word]) => word?.text)
  expect(new Set(words).size).toBe(words?.length)
  expect(words?.length).toBeGreaterThan(20)
  expect(words?.length).toBeLessThanOrEqual(30)
})

describe('the audit by ASVS', () => {
  const folder = 'docs/security'
  const tables = ['asvs.md', 'asvs-users.md', 'asvs-operation.md'].map(
    (name) => `${folder}/${name}`,
  )
  const rows = tables.flatMap((page) =>
    tokensOf(page, isTable)
      .flatMap((table) => table.rows)
      .map((cells) => cells.map(({ text }) => text)),
  )
  const idPattern = /\bV\d+\.\d+\.\d+\b/g

  it('[SAFE-01] names each requirement of levels 1 and 2 once', () => {
    const ids = rows.flatMap(([first = '']) => first.match(idPattern) ?? [])
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
    expect(twice).toEqual([])
    const counts = new Map<string, number>()
    for (const id of ids) {
      const [chapter = ''] = id.split('.')
      counts.set(chapter, (counts.get(chapter) ?? 0) + 1)
    }
    // The numbers of requirements in the chapters of ASVS 5.0.0.
    const asked = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
    expect([...counts]).toEqual(asked.map((count, at) => [`V${at + 1}`, count]))
  })

  it('[SAFE-01] says for each how it is met and by what, or that and why it is not', () => {
    const poor = rows.filter(([id = '', gist, how = '', proof]) => {
      // Requirements that do not apply have a reason instead.
      if (!/^V[\d.]+$/.test(id) || proof === undefined) return !gist
      const other = /\*\*(?:platform|operator)/.test(how) || /\*\*not met\*\*/.test(how)
      return !how || !(/`|read/.test(proof) || (other && proof === '–'))
    })
    expect(poor).toEqual([])
  })

  it('[SAFE-01] names only files that exist', () => {
    const files = [...tables, `${folder}/inventory.md`, 'docs/security.md']
      .flatMap((page) => tokensOf(page, isCode).map(({ text }) => ({ page, text })))
      .filter(({ text }) => /^[\w./-]+\.(?:tsx?|mjs|md|conf|service|yml)$|^Dockerfile$/.test(text))
    expect(files.length).toBeGreaterThan(250)
    // docs/security.md shortens the second name of a row to its last part.
    const gone = files
      .filter(({ page, text }) => page !== 'docs/security.md' || text.includes('/'))
      .filter(({ text }) => !existsSync(text) && !existsSync(`tests/${text}`))
    expect(gone).toEqual([])
  })
})

describe('the decisions', () => {
  const files = readdirSync('docs/decisions')
    .filter((file) => file !== 'README.md')
    .sort()
  const records = files.map((file) => {
    const text = read(`docs/decisions/${file}`)
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
    const status = /^- Status: (.+)$/m.exec(text)?.[1] ?? ''
    const date = /^- Date: (.+)$/m.exec(text)?.[1] ?? ''
    return { file, number: number.padStart(4, '0'), title, status, date }
  })

  it('are numbered without holes', () => {
    const numbers = records.map((_, at) => String(at + 1).padStart(4, '0'))
    expect(files.map((file) => file.slice(0, 4))).toEqual(numbers)
    expect(records.map(({ number }) => number)).toEqual(numbers)
  })

  it('have a status and a date', () => {
    for (const { file, status, date } of records) {
      const later = String.raw`superseded by \[\d{4}\]\(\S+\)(?: and \[\d{4}\]\(\S+\))?`
      expect(status, file).toMatch(new RegExp(`^(?:accepted(?:, in part ${later})?|${later})$`))
      expect(date, file).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
    }
  })

  it('say context, decision and consequences in 40 lines', () => {
    for (const { file } of records) {
      const [, ...sections] = tokensOf(`docs/decisions/${file}`, isHeading).map(({ text }) => text)
      const form = sections.filter((section) => section !== 'Alternatives')
      expect(form, file).toEqual(['Context', 'Decision', 'Consequences'])
      expect(linesOf(`docs/decisions/${file}`), file).toBeLessThanOrEqual(40)
    }
  })

  it('stand in the index with title, status and date', () => {
    const rows = read('docs/decisions/README.md')
      .split('\n')
      .filter((line) => line.startsWith('| [0'))
    expect(rows).toEqual(
      records.map(
        ({ file, number, title, status, date }) =>
          `| [${number}](${file}) | ${title} | ${status} | ${date} |`,
      ),
    )
  })
})
