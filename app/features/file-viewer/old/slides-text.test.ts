import { expect, it } from 'vitest'
import { FileFailure } from '../file-source'
import { recordTypes as types } from './slide-records'
import { readSlides } from './slides-text'

const number = (value: number) => [
  value & 255,
  (value >> 8) & 255,
  (value >> 16) & 255,
  value >>> 24,
]

/** A record: containers have the version 15. */
const record = (type: number, content: readonly number[], version = 0) => [
  version,
  0,
  type & 255,
  type >> 8,
  ...number(content.length),
  ...content,
]
const container = (type: number, ...records: number[][]) => record(type, records.flat(), 15)
const text = (words: string) => record(types.textChars, [...Buffer.from(words, 'utf16le')])
const header = (kind: number) => record(types.textHeader, number(kind))
const slideContainer = 0x03ee

/** A presentation with one slide that was saved twice: the first version is still in the file. */
function presentation() {
  const main: number[] = []
  const add = (one: number[]) => {
    main.push(...one)
    return main.length - one.length
  }
  const former = add(container(slideContainer, container(types.textBox, header(4), text('旧文字'))))
  const document = add(
    container(
      types.document,
      container(
        types.slideList,
        record(types.slidePersist, number(2)),
        header(0),
        text('标题\r副标题'),
      ),
    ),
  )
  const firstPlaces = add(
    record(types.persistDirectory, [...number(0x00200001), ...number(document), ...number(former)]),
  )
  const edit = (last: number, places: number) =>
    record(types.userEdit, [
      ...number(0),
      ...number(0),
      ...number(last),
      ...number(places),
      ...number(1),
    ])
  const firstEdit = add(edit(0, firstPlaces))
  const slide = add(
    container(
      slideContainer,
      container(types.textBox, record(types.outlineText, number(0))),
      container(
        types.textBox,
        header(4),
        record(types.textBytes, [...Buffer.from('A\vB', 'latin1')]),
      ),
    ),
  )
  const places = add(record(types.persistDirectory, [...number(0x00100002), ...number(slide)]))
  const newest = add(edit(firstEdit, places))
  return { main: Uint8Array.from(main), newest }
}

const userOf = (newest: number, mark: number) =>
  Uint8Array.from([...new Array(12).fill(0), ...number(mark), ...number(newest)])

const streamsOf = (main: Uint8Array, user: Uint8Array) =>
  new Map([
    ['PowerPoint Document', main],
    ['Current User', user],
  ])

it('[DOC-03] slides are those of the last save, with titles and boxes in their order', () => {
  const { main, newest } = presentation()
  expect(readSlides(streamsOf(main, userOf(newest, 0xe391c05f)))).toEqual({
    kind: 'slides',
    slides: [
      [
        { kind: 'heading', text: '标题', level: 2 },
        { kind: 'heading', text: '副标题', level: 2 },
        { kind: 'paragraph', text: 'A\nB' },
      ],
    ],
  })
})

it('[DOC-03] if nothing leads to the slides, all text that is there is shown', () => {
  const { main } = presentation()
  const content = readSlides(streamsOf(main, new Uint8Array()))
  const blocks = content.kind === 'slides' ? content.slides.flat() : []
  expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
    '旧文字',
    '标题',
    '副标题',
    'A\nB',
  ])
})

it('[DOC-03] an encrypted presentation says so', () => {
  const { main, newest } = presentation()
  expect(() => readSlides(streamsOf(main, userOf(newest, 0xf3d1c4df)))).toThrow(
    new FileFailure('encrypted'),
  )
})
