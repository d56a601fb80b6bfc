import { createHash } from 'node:crypto'
import { latin, pdfOf } from '../../mock-platform/data/pdf-file'
import { samplePdf } from '../../mock-platform/data/sample-pdf'

/** A PDF that opens with a password only: the standard's oldest encryption (ISO 32000-1, 7.6, revision 2). */
export function lockedPdf(lines: readonly string[], password: string): Buffer {
  const plain = samplePdf(lines).toString('latin1')
  const id = Buffer.from('0123456789abcdef')
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const padded = pad(password)
  const owner = cipher(digest(padded).subarray(0, 5), padded)
  const key = digest(padded, owner, permissions, id).subarray(0, 5)
  const user = cipher(key, pad(''))
  const objects = [...plain.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(
    ([, number, body = '']) => lockedObject(key, Number(number), body),
  )
  objects.push(
    `<< /Filter /Standard /V 1 /R 2 /Length 40 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
  )
  const twice = `<${id.toString('hex')}> <${id.toString('hex')}>`
  return pdfOf(objects, `/Encrypt ${objects.length} 0 R /ID [${twice}] `)
}

const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)
const pad = (text: string) => Buffer.concat([latin(text), padding]).subarray(0, 32)
const digest = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

function lockedObject(key: Buffer, number: number, body: string): string {
  const place = Buffer.from([number & 0xff, number >> 8, 0, 0, 0])
  const own = digest(key, place).subarray(0, 10)
  const locked = (text: string) => cipher(own, latin(text))
  const [head = '', stream] = body.split(/\nstream\n|\nendstream/)
  if (stream !== undefined)
    return `${head}\nstream\n${locked(stream).toString('latin1')}\nendstream`
  return body.replace(/\(([^)]*)\)/g, (_, text: string) => `<${locked(text).toString('hex')}>`)
}

/** RC4, which today's crypto libraries have dropped for good reasons. */
function cipher(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff
    swap(at, other)
  }
  let at = 0
  let other = 0
  return Buffer.from(
    data.map((byte) => {
      at = (at + 1) & 0xff
      other = (other + (state[at] ?? 0)) & 0xff
      swap(at, other)
      return byte ^ (state[((state[at] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0)
    }),
  )
}
