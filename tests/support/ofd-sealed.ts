import { identity } from './ofd-certificates'
import { sealPicture } from './ofd-pictures'
import { sealOf, signParts } from './ofd-signer'
import { mainPart, ofdParts, packOfd, pathObject, textObject } from './ofd-writer'

/** Documents with seals, on pages of 120 × 90 mm. */

const box = '0 0 120 90'
const time = '2026-06-01T08:00:00Z'

/** A seal that is itself a document: a red square with a character. */
const drawnSeal = () =>
  packOfd(
    ofdParts({
      box: '0 0 40 40',
      pages: [
        pathObject(
          '0 0 40 40',
          'M 3 3 L 37 3 L 37 37 L 3 37 C',
          ' LineWidth="2"',
          '<ofd:StrokeColor Value="204 0 0"/>',
        ) +
          textObject('印', {
            ...{ x: 8, y: 6, size: 24 },
            more: ' DrawParam="9"',
          }),
      ],
      resources:
        '<ofd:DrawParams><ofd:DrawParam ID="9"><ofd:FillColor Value="204 0 0"/></ofd:DrawParam></ofd:DrawParams>',
    }),
  )

const kinds = {
  png: () => ({ version: 1 as const, bytes: sealPicture() }),
  ofd: () => ({ version: 4 as const, bytes: new Uint8Array(drawnSeal()) }),
}

/** Two pages with a seal of this kind: a whole one on the first page, and one split across both. */
export function sealedOfd(type: keyof typeof kinds): Buffer {
  const { version, bytes } = kinds[type]()
  const maker = identity({ name: '印章制作单位' })
  const signer = identity({ name: '测试签章人' })
  const picture = { type, bytes }
  const seal = {
    version,
    bytes: sealOf({ version, name: '测试专用章', maker, holders: [signer], picture }),
  }
  const stamp = (id: number, page: number, boundary: string, clip = '') =>
    `<ofd:StampAnnot ID="${id}" PageRef="${page}" Boundary="${boundary}"${clip}/>`
  const stamps = [
    stamp(50, 1, '20 30 40 40'),
    stamp(51, 1, '105 25 30 30', ' Clip="0 0 15 30"'),
    stamp(52, 2, '-15 25 30 30', ' Clip="15 0 15 30"'),
  ].join('')
  const pages = ['盖章的一页', '骑缝的一页'].map((text) =>
    textObject(text, { x: 20, y: 20, size: 8 }),
  )
  const parts = {
    ...ofdParts({ box, pages }),
    'OFD.xml': mainPart([{ signatures: '/Doc_0/Signs/Signatures.xml' }]),
  }
  return packOfd(signParts(parts, { signer, time, seal, stamps }))
}
