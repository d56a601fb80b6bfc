import { FileFailure } from '../file-source'
import { decoderOf } from './code-pages'
import type { Streams } from './compound-file'
import { type Block, type OldContent, withBullets } from './content'
import {
  recordAt,
  recordsBelow,
  recordsIn,
  type SlideRecord,
  recordTypes as types,
  viewOf,
} from './slide-records'

/** The text of a ppt or dps file, slide by slide. Throws FileFailure. */
export function readSlides(streams: Streams): OldContent {
  const main = streams.get('PowerPoint Document') ?? new Uint8Array()
  const user = streams.get('Current User') ?? new Uint8Array()
  if (isEncrypted(user)) throw new FileFailure('encrypted')
  const slides = currentSlides(main, user)
  if (slides) return { kind: 'slides', slides }
  // The tables that lead to the slides are broken: takes all text in the file, in order.
  const texts = [...recordsBelow(main)].flatMap((record) => textOf(record) ?? [])
  if (texts.length === 0) throw new FileFailure('broken')
  return { kind: 'slides', slides: [texts.flatMap((text) => blocksOf({ text, title: false }))] }
}

const isEncrypted = (user: Uint8Array) =>
  user.length >= 16 && viewOf(user).getUint32(12, true) === 0xf3d1c4df

/** The slides of the last saved version, in order; null if they cannot be located. */
function currentSlides(main: Uint8Array, user: Uint8Array): Block[][] | null {
  if (user.length < 20) return null
  const { places, document } = savedPlaces(main, viewOf(user).getUint32(16, true))
  const root = recordAt(main, places.get(document) ?? main.length)
  if (root?.type !== types.document) return null
  const list = recordsIn(root.content).find(
    ({ type, instance }) => type === types.slideList && instance === 0,
  )
  // A presentation without slides has no slide list.
  if (!list) return []
  return outlinesOf(list).map(({ id, texts }) => {
    const slide = recordAt(main, places.get(id) ?? main.length)
    return slideTexts(slide, texts).flatMap(blocksOf)
  })
}

/** The offset of each object's newest version: every save adds a list of the objects that it changed. */
function savedPlaces(main: Uint8Array, newest: number) {
  const places = new Map<number, number>()
  const seen = new Set<number>()
  let document = 0
  for (let at = newest; at > 0 && !seen.has(at); ) {
    seen.add(at)
    const edit = recordAt(main, at)
    if (edit?.type !== types.userEdit || edit.content.length < 20) break
    const view = viewOf(edit.content)
    addPlaces(recordAt(main, view.getUint32(12, true)), places)
    document ||= view.getUint32(16, true)
    at = view.getUint32(8, true)
  }
  return { places, document }
}

/** 32-bit numbers: the first object of a run and the number of objects, then the offset of each. */
function addPlaces(directory: SlideRecord | null, places: Map<number, number>) {
  if (directory?.type !== types.persistDirectory) return
  const view = viewOf(directory.content)
  for (let at = 0; at + 4 <= view.byteLength; ) {
    const run = view.getUint32(at, true)
    at += 4
    for (let step = 0; step < run >>> 20 && at + 4 <= view.byteLength; step += 1) {
      const id = (run & 0xfffff) + step
      if (!places.has(id)) places.set(id, view.getUint32(at, true))
      at += 4
    }
  }
}

interface SlideText {
  text: string
  title: boolean
}

interface Outline {
  id: number
  /** Of title and body: the slide's drawing refers to them by index. */
  texts: SlideText[]
}

function outlinesOf(list: SlideRecord): Outline[] {
  const outlines: Outline[] = []
  for (const record of recordsIn(list.content)) {
    const last = outlines.at(-1)
    if (record.type === types.slidePersist && record.content.length >= 4) {
      outlines.push({ id: viewOf(record.content).getUint32(0, true), texts: [] })
    } else if (record.type === types.textHeader) {
      last?.texts.push({ text: '', title: isTitle(record) })
    } else {
      const begun = last?.texts.at(-1)
      if (begun) begun.text += textOf(record) ?? ''
    }
  }
  return outlines
}

/** The text of a slide's boxes, after the text that only the outline has. */
function slideTexts(slide: SlideRecord | null, outline: readonly SlideText[]): SlideText[] {
  const used = new Set<number>()
  const texts: SlideText[] = []
  let title = false
  for (const record of slide ? recordsBelow(slide.content) : []) {
    const text = textOf(record)
    if (record.type === types.textHeader) title = isTitle(record)
    else if (text !== null) texts.push({ text, title })
    else if (record.type === types.outlineText && record.content.length >= 4) {
      const at = viewOf(record.content).getUint32(0, true)
      const outlined = outline[at]
      if (outlined && !used.has(at)) texts.push(outlined)
      used.add(at)
    }
  }
  return [...outline.filter((_, at) => !used.has(at)), ...texts]
}

/** Titles, and centred titles on a title slide. */
function isTitle({ content }: SlideRecord): boolean {
  return content.length >= 4 && [0, 6].includes(viewOf(content).getUint32(0, true))
}

/** null = a record without text. */
function textOf({ type, content }: SlideRecord): string | null {
  if (type === types.textChars) return decoderOf(1200).decode(content)
  if (type === types.textBytes) return decoderOf(1252).decode(content)
  return null
}

/** Paragraphs end with a carriage return, lines inside them with a vertical tab. */
function blocksOf({ text, title }: SlideText): Block[] {
  return text.split('\r').flatMap((line): Block[] => {
    const clean = withBullets(line.replace(/\v/g, '\n').trim())
    // An asterisk is a placeholder for the slide number or a date.
    if (clean === '' || clean === '*') return []
    return [title ? { kind: 'heading', text: clean, level: 2 } : { kind: 'paragraph', text: clean }]
  })
}
