import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileFailure } from '~/features/file-viewer/file-source'
import { type OldKind, readOld } from '~/features/file-viewer/old/read-old'
import { packMsg } from '../support/msg-writer'
import { mutated, randomFrom } from '../support/mutated'
import { sampleMail } from '../support/sample-mail'

afterEach(() => vi.restoreAllMocks())

const sample = (name: string) => Uint8Array.from(readFileSync(`fixtures/files/${name}`))

const keptMail = packMsg({
  texts: { '0037': '会议通知', '1000': '请准时参加', '0C1A': '张三' },
  html: '<p>请准时参加</p>',
  attachments: [{ name: '名单.txt', content: Buffer.from('张三') }],
})

const samples: readonly (readonly [name: string, kind: OldKind, bytes: Uint8Array])[] = [
  ['doc', 'old-office', sample('letter-doc.doc')],
  ['xls', 'old-office', sample('budget-xls.xls')],
  ['ppt', 'old-office', sample('slides-ppt.ppt')],
  ['rtf', 'rich-text', sample('letter-rtf.rtf')],
  ['odt', 'odt', sample('letter-odt.odt')],
  ['ods', 'ods', sample('budget-ods.ods')],
  ['odp', 'odp', sample('slides-odp.odp')],
  ['xlsx', 'xlsx', sample('tasks.xlsx')],
  ['eml', 'mail', Uint8Array.from(Buffer.from(sampleMail))],
  ['msg', 'old-office', Uint8Array.from(keptMail)],
]

/** The outcome of reading a file: why it was refused, an unexpected error, or null. */
async function outcomeOf(kind: OldKind, bytes: Uint8Array): Promise<unknown> {
  try {
    await readOld(kind, bytes)
    return null
  } catch (error) {
    return error instanceof FileFailure ? error.failure : error
  }
}

const seed = Number(process.env.OLD_SEED ?? 20_261_127)

it.each(samples)(
  `[DOC-03] [DOC-05] five hundred mutated files (%s) break nothing but themselves (seed ${seed})`,
  async (_, kind, bytes) => {
    // The library for xls logs the names of records that it does not know.
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await outcomeOf(kind, bytes)).toBeNull()
    const random = randomFrom(seed)
    for (let turn = 0; turn < 500; turn += 1) {
      const outcome = await outcomeOf(kind, mutated(bytes, random))
      const allowed = [null, 'broken', 'encrypted', 'unsupported', 'huge']
      expect(allowed, `seed ${seed}, turn ${turn}`).toContain(outcome)
    }
  },
  120_000,
)

const view = (bytes: Uint8Array) => new DataView(bytes.buffer)

describe('a compound file', () => {
  it('[DOC-03] whose sectors follow each other in a circle is broken, at once', async () => {
    const bytes = sample('letter-doc.doc')
    const table = (view(bytes).getInt32(76, true) + 1) * 512
    for (let at = 0; at < 128; at += 1) view(bytes).setInt32(table + at * 4, 0, true)
    expect(await outcomeOf('old-office', bytes)).toBe('broken')
  })

  it('[DOC-03] that claims sectors and tables without end is broken, at once', async () => {
    for (const [field, value] of [
      [44, 0x7fffffff],
      [60, 0x7ffffff0],
      [68, 0],
      [48, 0x7ffffff0],
      [30, 31],
    ] as const) {
      const bytes = sample('slides-ppt.ppt')
      if (field === 30) view(bytes).setUint16(field, value, true)
      else view(bytes).setInt32(field, value, true)
      expect([
        field,
        ['broken', null].includes((await outcomeOf('old-office', bytes)) as null),
      ]).toEqual([field, true])
    }
  })

  it('[DOC-03] that is neither text, table nor slides is not shown', async () => {
    const bytes = sample('letter-doc.doc')
    const name = Buffer.from('WordDocument', 'utf16le')
    const at = Buffer.from(bytes).indexOf(name)
    bytes.set(Buffer.from('NothingKnown', 'utf16le'), at)
    expect(await outcomeOf('old-office', bytes)).toBe('unsupported')
  })

  it('[DOC-03] with an encrypted text, or an encrypted package, says so', async () => {
    const text = sample('letter-doc.doc')
    const flags = Buffer.from(text).indexOf(Buffer.from('eca5', 'hex')) + 0x0a
    view(text).setUint16(flags, view(text).getUint16(flags, true) | 0x0100, true)
    expect(await outcomeOf('old-office', text)).toBe('encrypted')
    const bytes = sample('letter-doc.doc')
    const at = Buffer.from(bytes).indexOf(Buffer.from('WordDocument', 'utf16le'))
    bytes.set(Buffer.from('EncryptedPackage\0', 'utf16le'), at)
    view(bytes).setUint16(at + 64, 34, true)
    expect(await outcomeOf('old-office', bytes)).toBe('encrypted')
  })
})

describe('an OpenDocument', () => {
  const packed = (content: string) => zipSync({ 'content.xml': strToU8(content) })

  it('[DOC-03] that is encrypted says so', async () => {
    const manifest = '<m><manifest:encryption-data xmlns:manifest="x"/></m>'
    const bytes = zipSync({
      'content.xml': strToU8('xx'),
      'META-INF/manifest.xml': strToU8(manifest),
    })
    for (const kind of ['odt', 'ods', 'odp'] as const) {
      expect(await outcomeOf(kind, bytes)).toBe('encrypted')
    }
  })

  it('[DOC-03] that repeats its cells and rows without end does not fill the memory', async () => {
    const cell =
      '<table:table-cell table:number-columns-repeated="2000000000"><text:p>值</text:p></table:table-cell>'
    const rows = (count: number) =>
      packed(
        `<a><table:table table:name="表"><table:table-row table:number-rows-repeated="${count}">${cell}</table:table-row></table:table></a>`,
      )
    expect(await outcomeOf('ods', rows(2_000_000_000))).toBe('huge')
    const content = await readOld('ods', rows(1000))
    expect(content.kind === 'sheets' && content.sheets[0]?.data).toHaveLength(1000)
  })

  it('[DOC-03] with elements nested without end, or entities of its own, is broken', async () => {
    const deep = packed('<a>'.repeat(100_000) + '</a>'.repeat(100_000))
    const entities = packed('<!DOCTYPE a [<!ENTITY b "ccc">]><a><text:p>&b;&b;</text:p></a>')
    for (const kind of ['odt', 'ods', 'odp'] as const) {
      expect(await outcomeOf(kind, deep)).toBe('broken')
      expect(await outcomeOf(kind, entities)).toBe('broken')
    }
  })
})

describe('rich text', () => {
  it('[DOC-03] with groups nested without end is broken, and may claim bytes that are not there', async () => {
    expect(await outcomeOf('rich-text', strToU8(`{\\rtf1${'{'.repeat(100_000)}`))).toBe('broken')
    expect(await outcomeOf('rich-text', strToU8('{\\rtf1 a\\bin2147483647 b'))).toBeNull()
    expect(await outcomeOf('rich-text', strToU8("{\\rtf1\\uc99999999\\u1\\'"))).toBeNull()
  })
})
