import type { Attributes, ElementReader } from '../old/xml-parts'
import { isOn } from './said'
import { localName } from './text-reader'

/** The list of a workbook's sheets, and how it counts days. */
export class WorkbookReader implements ElementReader {
  readonly sheets: { name: string; relation: string; isHidden: boolean }[] = []
  is1904 = false

  open(tag: string, attributes: Attributes) {
    const name = localName(tag)
    if (name === 'workbookPr') this.is1904 = isOn(attributes.date1904)
    if (name !== 'sheet') return
    this.sheets.push({
      name: attributes.name ?? '',
      relation: relationOf(attributes),
      isHidden: attributes.state === 'hidden' || attributes.state === 'veryHidden',
    })
  }
}

/** Which of the parts beside it an element means. */
export function relationOf(attributes: Attributes): string {
  const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
  return id
}

interface Relation {
  kind: string
  target: string
}

/** What a part's relations mean, by their ids. */
export class RelationReader implements ElementReader {
  readonly relations = new Map<string, Relation>()

  open(tag: string, { Id, Type = '', Target = '' }: Attributes) {
    if (localName(tag) !== 'Relationship' || Id === undefined) return
    this.relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target: Target })
  }
}

/** The part that a relation of a part in `folder` means. */
export function partOf(folder: string, target: string): string {
  const path = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
