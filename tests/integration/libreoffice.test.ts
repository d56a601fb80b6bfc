import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDocuments, type Documents } from '~server/documents/documents'
import { createKeptDocuments } from '~server/documents/kept-documents'
import { libreOffice, libreOfficePath } from '~server/documents/libreoffice'
import { textOfPdf } from '../support/pdf-text'
import { listenLocally } from '../support/ports'

const program = libreOfficePath()
const fixture = (name: string) => readFile(`fixtures/files/${name}`)

let folder: string
let documents: Documents

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'libreoffice-'))
  documents = documentsOf(60)
})
afterAll(() => rm(folder, { recursive: true }))

function documentsOf(seconds: number): Documents {
  const converter = libreOffice({ program: program ?? '', folder, most: 50e6, seconds })
  return createDocuments({ converter, kept: createKeptDocuments(folder), seconds })
}

let made = 0
async function pdfOf(name: string, content: Uint8Array | string): Promise<Buffer> {
  made += 1
  const place = path.join(folder, `original-${made}`)
  await writeFile(place, content)
  const original = {
    ...{ path: place, digest: `digest${made}`, name, account: 'zhangsan', address: () => '' },
    ...{ head: Buffer.from(content).subarray(0, 16), isLocked: false },
  }
  const pdf = await documents.pdfOf(original, new AbortController().signal)
  const bytes = await pdf.readFile()
  await pdf.close()
  return bytes
}

describe.skipIf(!program)('LibreOffice', { timeout: 90_000 }, () => {
  it.each([
    'letter-doc.doc',
    'letter-wps.wps',
    'letter-odt.odt',
    'letter-rtf.rtf',
    'budget-xls.xls',
    'budget-et.et',
    'budget-ods.ods',
    'slides-ppt.ppt',
    'slides-dps.dps',
    'slides-odp.odp',
    'letter.docx',
    'tasks.xlsx',
    'slides.pptx',
  ])('[DOC-03] makes a PDF with the text of %s', async (name) => {
    expect(await textOfPdf(await pdfOf(name, await fixture(name)))).toMatch(/[\u4e00-\u9fff]{4}/)
  })

  it('[DOC-05] refuses a broken file, and converts the next one', async () => {
    const letter = await fixture('letter-doc.doc')
    await expect(pdfOf('broken.doc', letter.subarray(0, 600))).rejects.toMatchObject({
      failure: 'unconverted',
    })
    expect(await textOfPdf(await pdfOf('letter.doc', letter))).toContain('通知')
  })

  it('[DOC-05] is killed with all that it has started if it takes too long', async () => {
    documents = documentsOf(0.2)
    await expect(pdfOf('letter.doc', await fixture('letter-doc.doc'))).rejects.toMatchObject({
      failure: 'late',
    })
    documents = documentsOf(60)
    expect((await readdir(folder)).filter((one) => !one.endsWith('.pdf'))).toEqual([])
    // A killed process remains for a moment.
    await vi.waitFor(async () => expect(await running()).toEqual([]))
  })

  it('[DOC-05] shows nothing of the files of this machine', async () => {
    const secret = path.join(folder, 'secret.svg')
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">'
    await writeFile(secret, `${drawing}<text y="20">only for the portal</text></svg>`)
    const pdf = await pdfOf('letter.odt', letterWith(pictureFrom(`file://${secret}`)))
    await rm(secret)
    const shown = await textOfPdf(pdf)
    expect(shown).toContain('before')
    expect(shown).not.toContain('only for the portal')
  })

  it('[DOC-05] fetches nothing that a document names', async () => {
    const asked: string[] = []
    const outside = await listenLocally(
      createServer((req, res) => {
        asked.push(req.url ?? '')
        res.end()
      }),
    )
    const pdf = await pdfOf('letter.odt', letterWith(pictureFrom(`${outside.url}/a.png`)))
    await outside.close()
    expect(await textOfPdf(pdf)).toContain('before')
    expect(asked).toEqual([])
  })
})

const pictureFrom = (address: string) =>
  `<draw:frame text:anchor-type="as-char" svg:width="5cm" svg:height="5cm"><draw:image xlink:href="${address}" xlink:type="simple" xlink:actuate="onLoad"/></draw:frame>`

/** An odt with a text, and whatever else its paragraph should hold. */
function letterWith(more: string): Uint8Array {
  const uses = (name: string, space: string) =>
    `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${space}:1.0"`
  const spaces = [
    uses('office', 'office'),
    uses('text', 'text'),
    uses('draw', 'drawing'),
    uses('svg', 'svg-compatible'),
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
  ]
  const content = `<office:document-content ${spaces.join(' ')}><office:body><office:text><text:p>before ${more}</text:p></office:text></office:body></office:document-content>`
  const media = 'application/vnd.oasis.opendocument.text'
  const manifest = `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><m:file-entry m:full-path="/" m:media-type="${media}"/><m:file-entry m:full-path="content.xml" m:media-type="text/xml"/></m:manifest>`
  return zipSync({
    mimetype: [strToU8(media), { level: 0 }],
    'META-INF/manifest.xml': strToU8(manifest),
    'content.xml': strToU8(content),
  })
}

/** Programs that have the test's folder among their arguments. */
async function running(): Promise<string[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''))
  return (await Promise.all(commands)).filter((command) => command.includes(folder))
}
