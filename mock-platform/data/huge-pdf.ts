import { generatedBytes } from './generated-bytes'
import { latin, placeLine, streamOf, tableOf } from './pdf-file'
import { fontObjects, hexOf } from './sample-pdf'

/** A made-up scan of an A4 page, in shades of grey. */
const scan = { width: 200, height: 300 }
const scanSize = scan.width * scan.height
/** PDF objects per page: the page, its content, its scan. */
const perPage = 3
const firstPage = 3 + fontObjects.length
/** Pages per branch of the page tree: a viewer needs a whole branch to show one of its pages. */
const perBranch = 10

/** Pads numbers to one length, so that every page has the same number of bytes. */
const digits = (value: number) => String(value).padStart(7, '0')

/** A PDF with any number of pages, each with its number and a 60 KB scan; its bytes are generated as they are read. */
export function hugePdf(pages: number) {
  const head = headOf(pages)
  const pageSize = beforeScan(0, pages).length + scanSize + afterScan.length
  const table = head.bytes.length + pages * pageSize
  const inPage = placesOf(objectsOf(0, pages))
  const places = Array.from({ length: pages }, (_, page) =>
    inPage.map((place) => head.bytes.length + page * pageSize + place),
  )
  const lines = [...head.places, ...places.flat(), ...head.branches].map(placeLine)
  const tail = latin(tableOf(lines, table))

  async function* read(start: number, end: number): AsyncGenerator<Uint8Array> {
    yield* part(head.bytes, 0, start, end)
    const from = Math.max(0, Math.floor((start - head.bytes.length) / pageSize))
    for (let page = from; page < pages; page += 1) {
      const at = head.bytes.length + page * pageSize
      if (at >= end) return
      yield* part(await pageBytes(page, pages), at, start, end)
    }
    yield* part(tail, table, start, end)
  }
  return { size: table + tail.length, read }
}

/** The part of a piece at offset `at` that lies between the offsets `start` and `end`. */
function* part(piece: Uint8Array, at: number, start: number, end: number) {
  const cut = piece.subarray(Math.max(0, start - at), Math.max(0, end - at))
  if (cut.length > 0) yield cut
}

/** The bytes before the pages, and the offsets of the objects in them. */
function headOf(pages: number) {
  const branches = Array.from({ length: Math.ceil(pages / perBranch) }, (_, branch) =>
    objectOf(branchNumber(branch, pages), branchOf(branch, pages)),
  )
  const kids = branches.map((_, branch) => reference(branchNumber(branch, pages)))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    ...fontObjects,
  ].map((object, at) => objectOf(at + 1, object))
  const all = ['%PDF-1.4\n', ...objects, ...branches]
  const places = placesOf(all).slice(1)
  return {
    bytes: latin(all.join('')),
    places: places.slice(0, objects.length),
    branches: places.slice(objects.length),
  }
}

function branchOf(branch: number, pages: number): string {
  const from = branch * perBranch
  const count = Math.min(perBranch, pages - from)
  const kids = Array.from({ length: count }, (_, at) => reference(pageNumber(from + at)))
  return `<< /Type /Pages /Parent 2 0 R /Kids [${kids.join(' ')}] /Count ${count} >>`
}

const reference = (number: number) => `${digits(number)} 0 R`
const objectOf = (number: number, content: string) =>
  `${digits(number)} 0 obj\n${content}\nendobj\n`
const pageNumber = (page: number) => firstPage + page * perPage
const branchNumber = (branch: number, pages: number) => pageNumber(pages) + branch

/** The offset of each text when all are concatenated. */
function placesOf(texts: readonly string[]): number[] {
  let place = 0
  return texts.map(({ length }) => {
    place += length
    return place - length
  })
}

const afterScan = latin('\nendstream\nendobj\n')

/** The objects of a page, up to the bytes of its scan. */
function objectsOf(page: number, pages: number): string[] {
  const self = pageNumber(page)
  const parent = reference(branchNumber(Math.floor(page / perBranch), pages))
  const resources = `<< /Font << /F1 3 0 R >> /XObject << /Im ${reference(self + 2)} >> >>`
  const shown = `q 475 0 0 660 60 60 cm /Im Do Q BT /F1 18 Tf 64 760 Td <${hexOf(`第${digits(page + 1)}页`)}> Tj ET`
  return [
    objectOf(
      self,
      `<< /Type /Page /Parent ${parent} /MediaBox [0 0 595 842] /Contents ${reference(self + 1)} /Resources ${resources} >>`,
    ),
    objectOf(self + 1, streamOf(shown)),
    `${digits(self + 2)} 0 obj\n<< /Type /XObject /Subtype /Image /Width ${scan.width} /Height ${scan.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length ${scanSize} >>\nstream\n`,
  ]
}

const beforeScan = (page: number, pages: number) => latin(objectsOf(page, pages).join(''))

async function pageBytes(page: number, pages: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [beforeScan(page, pages)]
  for await (const piece of generatedBytes(`page ${page}`, 0, scanSize)) pieces.push(piece)
  return Buffer.concat([...pieces, afterScan])
}
