import type { Attributes, ElementReader } from '../old/xml-parts'
import { isOn } from './said'
import { localName } from './text-reader'

/** The list of a workbook's sheets, and its date system. */
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

/** The id of the relation that an element refers to. */
export function relationOf(attributes: Attributes): string {
  const [, id = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? []
  return id
}

interface Relation {
  kind: string
  target: string
}

/** The targets of a part's relations, by id. */
export class RelationReader implements ElementReader {
  readonly relations = new Map<string, Relation>()

  open(tag: string, { Id, Type = '', Target = '' }: Attributes) {
    if (localName(tag) !== 'Relationship' || Id === undefined) return
    this.relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), target: Target })
  }
}

/** The path of the part that a relation points to, for a part in `folder`. */
export function partOf(folder: string, target: string): string {
  const path = target.startsWith('/') ? [] : folder.split('/').filter(Boolean)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}
