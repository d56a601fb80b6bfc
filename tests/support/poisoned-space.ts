import { platformAreas } from '../../mock-platform/areas'
import type { Model } from '../../mock-platform/data/collection'
import type { Space } from '../../mock-platform/data/space'
import { allVectors } from './xss-corpus'

/** What breaks out of a page's own data and attributes, in addition to the corpus for HTML. */
const breakouts = [
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)</script>-->',
  '"><svg onload=alert(1)>',
  `' autofocus onfocus='alert(1)`,
  '{{constructor.constructor("alert(1)")()}}',
  '</title></style></textarea><img src=x onerror=alert(1)>',
]

/** Only short ones: a name that fills the screen would hide what is beside it. */
const attacks = [...breakouts, ...allVectors].filter((vector) => vector.length < 90)

/** Fields that hold one of a few fixed terms, not a text. */
const terms = new Set(['type', 'secrecy', 'education', 'status'])
/** Titles are no longer than this. */
const longestTitle = 80
const shortest = '<svg onload=alert(1)>'

const forPeople = /[\u4e00-\u9fff]/

/**
 * Appends an attack to every text of a space that users read, in all rows and fields: names, titles, notices, messages,
 * contents, constants. The keys of rows stay as they are. Gives the number of texts.
 */
export function poison(space: Space): number {
  let count = 0
  const poisoned = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (!forPeople.test(value)) return value
      const json = jsonIn(value)
      // Pages of the low-code app, lists in constants.
      if (json) return JSON.stringify(poisoned(json))
      count += 1
      return value + attackFor(value, count)
    }
    if (Array.isArray(value)) return value.map(poisoned)
    if (value === null || typeof value !== 'object' || value.constructor !== Object) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, terms.has(key) ? one : poisoned(one)]),
    )
  }
  for (const model of platformAreas().flatMap(({ models }) => models)) {
    const collection = space.collection(model as Model<Record<string, unknown>>)
    const fixed = new Set<string>([...terms, model.key, ...model.indexes])
    for (const row of collection.all()) {
      const fields = Object.entries(row).filter(([field]) => !fixed.has(field))
      collection.update(
        String(row[model.key]),
        Object.fromEntries(fields.map(([field, value]) => [field, poisoned(value)])),
      )
    }
  }
  return count
}

/** Attacks in turn; a text as short as a title only gets an attack that keeps it as short. */
function attackFor(text: string, turn: number): string {
  const attack = attacks[turn % attacks.length] ?? shortest
  const fits = text.length > longestTitle || text.length + attack.length <= longestTitle
  if (fits) return attack
  return text.length + shortest.length <= longestTitle ? shortest : ''
}

/** The list or object that a text holds as JSON; null = it holds none. */
function jsonIn(text: string): object | null {
  if (!/^\s*[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
