import { factory, primaryKey } from '@mswjs/data'
import type { Collection, Model } from './collection'
import { snapshot } from './snapshot'

/**
 * How @mswjs/data stores any row: whole, in a one-element list. The library stores lists as they are, whereas it would
 * merge objects into the old value and drop unknown fields.
 */
const storedRow = { key: primaryKey(String), cell: (): string[] => [] }

interface Entity {
  key: string
  cell: unknown[]
}

interface EntityStore {
  create(entity: Entity): Entity
  delete(query: { where: { key: { equals: string } } }): unknown
  count(): number
}

// biome-ignore lint/suspicious/noExplicitAny: models have rows of different types
type AnyModel = Model<any>

/** One database with a collection for each model. */
export function storedCollections(models: readonly AnyModel[]): Map<string, Collection<object>> {
  const dictionary = Object.fromEntries(models.map(({ name }) => [name, storedRow]))
  // The library's types allow lists of primitives only; it never reads them.
  const database = factory(dictionary) as unknown as Record<string, EntityStore>
  return new Map(
    models.map((model) => {
      const store = database[model.name]
      if (!store) throw new Error(`the model "${model.name}" has no store`)
      return [model.name, storedCollection<object>(model, store)]
    }),
  )
}

interface Stored<Row> {
  entity: Entity
  /** The row's position in the order of creation. */
  place: number
  row: Row
}

interface Bucket<Row> {
  members: Map<string, Stored<Row>>
  /** Sorted by creation; rebuilt at the first read after a change. */
  sorted: Stored<Row>[] | undefined
  /** Derived values by function; dropped with the next change. */
  derived: Map<unknown, unknown>
}

function createFieldIndex<Row extends object>(field: string) {
  const buckets = new Map<unknown, Bucket<Row>>()
  const valueIn = (row: Row) => row[field as keyof Row]

  function enter(stored: Stored<Row>) {
    const value = valueIn(stored.row)
    const bucket = buckets.get(value) ?? {
      members: new Map(),
      sorted: undefined,
      derived: new Map(),
    }
    bucket.members.set(stored.entity.key, stored)
    outdate(bucket)
    buckets.set(value, bucket)
  }

  function leave(stored: Stored<Row>) {
    const value = valueIn(stored.row)
    const bucket = buckets.get(value)
    if (!bucket) return
    bucket.members.delete(stored.entity.key)
    outdate(bucket)
    if (bucket.members.size === 0) buckets.delete(value)
  }

  function outdate(bucket: Bucket<Row>) {
    bucket.sorted = undefined
    bucket.derived.clear()
  }

  function rows(value: unknown): Row[] {
    const bucket = buckets.get(value)
    if (!bucket) return []
    bucket.sorted ??= [...bucket.members.values()].sort((a, b) => a.place - b.place)
    return bucket.sorted.map(({ row }) => row)
  }

  return {
    enter,
    leave,
    rows,
    derived<Result>(value: unknown, follow: (rows: Row[]) => Result): Result {
      const bucket = buckets.get(value)
      if (!bucket) return follow([])
      if (!bucket.derived.has(follow)) bucket.derived.set(follow, follow(rows(value)))
      return bucket.derived.get(follow) as Result
    },
  }
}

/**
 * A collection whose rows are stored in @mswjs/data. The library scans all rows on each operation (3 ms per update at
 * 5,000 rows), so reads and updates use Maps of the library's own entities.
 */
function storedCollection<Row extends object>(
  model: Model<Row>,
  store: EntityStore,
): Collection<Row> {
  const byKey = new Map<string, Stored<Row>>()
  const indexes = new Map(
    model.indexes.map((field) => [field as string, createFieldIndex<Row>(field as string)]),
  )
  let places = 0

  function indexOf(field: string) {
    const index = indexes.get(field)
    if (!index) throw new Error(`${model.name}: no index on "${field}"; add it to the model`)
    return index
  }

  return {
    get: (key) => byKey.get(key)?.row,
    all: () => Array.from(byKey.values(), (stored) => stored.row),
    by: (field, value) => indexOf(field).rows(value),
    derived: (field, value, follow) => indexOf(field).derived(value, follow),
    create(given) {
      const row = snapshot(given)
      const key = String(row[model.key])
      if (byKey.has(key)) throw new Error(`${model.name}: there is a row "${key}" already`)
      const stored = { entity: store.create({ key, cell: [row] }), place: places++, row }
      byKey.set(key, stored)
      for (const index of indexes.values()) index.enter(stored)
      return row
    },
    update(key, patch) {
      const stored = byKey.get(key)
      if (!stored) return undefined
      const row = Object.freeze({ ...stored.row, ...snapshot(patch) })
      if (String(row[model.key]) !== key)
        throw new Error(`${model.name}: a row keeps its key "${key}"`)
      for (const index of indexes.values()) index.leave(stored)
      stored.row = row
      stored.entity.cell = [row]
      for (const index of indexes.values()) index.enter(stored)
      return row
    },
    remove(key) {
      const stored = byKey.get(key)
      if (!stored) return false
      for (const index of indexes.values()) index.leave(stored)
      byKey.delete(key)
      store.delete({ where: { key: { equals: key } } })
      return true
    },
    get count() {
      return store.count()
    },
  }
}
