import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConversionError, type Converter } from './converter'
import { createDocuments, type Documents } from './documents'
import { createKeptDocuments } from './kept-documents'
import { createLockSearch } from './office-endings'

const rtf = '{\\rtf1 a}'

let folder: string
let convert: Converter['convert']
let documents: Documents
let calls: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'documents-'))
  calls = []
  convert = (file, target) => writeFile(target, `%PDF- of ${file.digest}`)
  documents = documentsOf(30)
})
afterEach(() => rm(folder, { recursive: true }))

const documentsOf = (seconds: number) =>
  createDocuments({
    seconds,
    kept: createKeptDocuments(folder),
    converter: {
      atOnce: 1,
      convert(file, target, signal) {
        calls.push(`${file.digest}.${file.ending}`)
        return convert(file, target, signal)
      },
    },
  })

let originals = 0
async function pdfOf(
  digest: string,
  { name = 'letter.rtf', content = rtf, reader = new AbortController(), account = digest } = {},
) {
  originals += 1
  const place = path.join(folder, `original-${originals}`)
  await writeFile(place, content)
  const pdf = await documents.pdfOf(
    { path: place, digest, name, account, address: () => '', ...seenIn(Buffer.from(content)) },
    reader.signal,
  )
  const text = (await pdf.readFile()).toString()
  await pdf.close()
  return text
}

function seenIn(content: Buffer) {
  const lock = createLockSearch()
  // In chunks, as a download delivers it.
  for (let at = 0; at < content.length; at += 5) lock.see(content.subarray(at, at + 5))
  return { head: content.subarray(0, 16), isLocked: lock.isLocked() }
}

const untilAborted: Converter['convert'] = (_, __, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

it('[DOC-03] each content is converted once, whoever asks, and its original is not kept', async () => {
  expect(await Promise.all([pdfOf('a'), pdfOf('a'), pdfOf('b')])).toEqual([
    '%PDF- of a',
    '%PDF- of a',
    '%PDF- of b',
  ])
  expect(await pdfOf('a')).toBe('%PDF- of a')
  expect(calls.sort()).toEqual(['a.rtf', 'b.rtf'])
  expect((await readdir(folder)).sort()).toEqual(['a-rtf.pdf', 'b-rtf.pdf'])
})

it('[DOC-03] twenty files asked for at once all come, one after the other', async () => {
  let running = 0
  convert = async (file, target) => {
    running += 1
    expect(running).toBe(1)
    await writeFile(target, file.digest)
    running -= 1
  }
  const wanted = Array.from({ length: 20 }, (_, at) => `file${at}`)
  expect(await Promise.all(wanted.map((digest) => pdfOf(digest)))).toEqual(wanted)
})

it('[DOC-03] a conversion ends when the last of those who wait has left, and can be begun again', async () => {
  convert = untilAborted
  const [first, second] = [new AbortController(), new AbortController()]
  const both = [pdfOf('a', { reader: first }), pdfOf('a', { reader: second })]
  const results = Promise.allSettled(both)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  first.abort(new Error('left'))
  await expect(both[0]).rejects.toThrow('left')
  convert = (_, target) => writeFile(target, '%PDF- again')
  second.abort(new Error('left, too'))
  expect(await pdfOf('a')).toBe('%PDF- again')
  await results
  expect(await readdir(folder)).toEqual(['a-rtf.pdf'])
})

it('[HOLD-05] a portal that stops gives up what is under way, and waits for no converter', async () => {
  convert = untilAborted
  const asked = [pdfOf('a'), pdfOf('b')]
  const results = Promise.allSettled(asked)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await documents.stop()
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await readdir(folder)).toEqual([])
})

it('[DOC-05] [SAFE-16] beyond a hundred that wait, more are refused and not kept', async () => {
  convert = untilAborted
  const all = Array.from({ length: 102 }, (_, at) => pdfOf(`file${at}`))
  const results = Promise.allSettled(all)
  const first = await Promise.race(all.map((one) => one.catch((error: unknown) => error)))
  expect(first).toMatchObject({ failure: 'busy' })
  await documents.stop()
  expect((await results).every(({ status }) => status === 'rejected')).toBe(true)
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]))
})

it('[DOC-05] [SAFE-16] one account leaves room for the others', async () => {
  convert = untilAborted
  const all = Array.from({ length: 26 }, (_, at) => pdfOf(`file${at}`, { account: 'zhangsan' }))
  const results = Promise.allSettled(all)
  const first = await Promise.race(all.map((one) => one.catch((error: unknown) => error)))
  expect(first).toMatchObject({ failure: 'busy' })
  const other = new AbortController()
  const waits = pdfOf('other', { account: 'lisi', reader: other })
  expect(await Promise.race([waits.catch(() => 'refused'), Promise.resolve('waits')])).toBe('waits')
  other.abort(new Error('left'))
  await expect(waits).rejects.toThrow('left')
  await documents.stop()
  await results
})

it('[DOC-05] what takes too long is given up, and the next one has its turn', async () => {
  documents = documentsOf(0.05)
  convert = untilAborted
  await expect(pdfOf('a')).rejects.toMatchObject({ failure: 'late' })
  convert = (_, target) => writeFile(target, '%PDF- b')
  expect(await pdfOf('b')).toBe('%PDF- b')
})

it('[DOC-05] what cannot be converted is not kept, nor is anything else of it', async () => {
  convert = async (_, target) => {
    await writeFile(target, 'half of')
    throw new ConversionError('unconverted', 'broken')
  }
  await expect(pdfOf('a')).rejects.toMatchObject({ failure: 'unconverted' })
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['a web page under the name of a document', '<html><img src="http://10.0.0.1/">', 'unconverted'],
  ['a text under the name of a document', 'PROCEDURE', 'unconverted'],
  ['an archive', 'PK\x03\x04', 'unconverted', 'a.zip'],
  [
    'an encrypted docx',
    `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'EncryptedPackage'].map((one) => `${one}\0`).join('')}`,
    'encrypted',
    'a.docx',
  ],
])('[DOC-05] the converter is not asked for %s', async (_, content, failure, name = 'a.doc') => {
  const bytes = Buffer.from(content, 'latin1') as unknown as string
  await expect(pdfOf('a', { name, content: bytes })).rejects.toMatchObject({ failure })
  expect(calls).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

it.each([
  ['letter.wps', 'doc'],
  ['budget.ET', 'xls'],
  ['slides.dps', 'ppt'],
  ['slides.odp', 'odp'],
])('[DOC-03] %s is converted as %s', async (name, ending) => {
  await pdfOf('a', { name, content: 'PK\x03\x04' })
  expect(calls).toEqual([`a.${ending}`])
})
