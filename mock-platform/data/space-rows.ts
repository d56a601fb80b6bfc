import type { Area } from '../area'
import type { Collection, Model } from './collection'
import { fixedCollection } from './fixed-collection'
import { storedCollections } from './stored-collection'

export type OpenRows = <Row extends object>(model: Model<Row>) => Collection<Row>

interface Parts {
  areas: readonly Area[]
  /** `open` returns the area's own collections, and those of other areas as they were at the start. */
  fill(area: Area, open: OpenRows): void
  /** Called after each change of a row; filling an area does not count as a change. */
  changed(): void
}

// biome-ignore lint/suspicious/noExplicitAny: models have rows of different types
type AnyModel = Model<any>
type AnyRows = Collection<object>

/**
 * The rows of a space. An area is filled on first use and gets the same rows whenever that is, because it reads the
 * first rows of other areas. A model's first rows are kept, as a list of references, from its first change (or first
 * use by another area) until every area is filled.
 */
export function createSpaceRows({ areas, fill, changed }: Parts): OpenRows {
  const owners = new Map(areas.flatMap((area) => area.models.map(({ name }) => [name, area])))
  const stored = storedCollections(areas.flatMap(({ models }) => models))
  const filled = new Set<Area>()
  const filling = new Set<Area>()
  const firstRows = new Map<string, AnyRows>()
  const areasWithRows = new Set(owners.values()).size
  const live = new Map<string, AnyRows>()

  function rowsOf(model: AnyModel): AnyRows {
    const area = owners.get(model.name)
    if (!area) throw new Error(`no area of this platform has the model "${model.name}"`)
    if (!filled.has(area)) fillArea(area)
    return stored.get(model.name) as AnyRows
  }

  function fillArea(area: Area) {
    if (filling.has(area)) throw new Error(`the area "${area.name}" is filled from itself`)
    const open = (model: AnyModel) =>
      owners.get(model.name) === area ? stored.get(model.name) : firstRowsOf(model)
    filling.add(area)
    try {
      fill(area, open as OpenRows)
    } finally {
      filling.delete(area)
    }
    filled.add(area)
    if (filled.size === areasWithRows) firstRows.clear()
  }

  function firstRowsOf(model: AnyModel): AnyRows {
    const rows = rowsOf(model)
    const first = firstRows.get(model.name) ?? fixedCollection(model, rows.all())
    firstRows.set(model.name, first)
    return first
  }

  function rowsToChange(model: AnyModel): AnyRows {
    const rows = rowsOf(model)
    if (filled.size < areasWithRows) firstRowsOf(model)
    return rows
  }

  function open(model: AnyModel): AnyRows {
    const rows =
      live.get(model.name) ??
      liveRows(
        () => rowsOf(model),
        () => rowsToChange(model),
        changed,
      )
    live.set(model.name, rows)
    return rows
  }
  return open as unknown as OpenRows
}

/** Fills the area on first use and reports each change. */
function liveRows(rows: () => AnyRows, rowsToChange: () => AnyRows, changed: () => void): AnyRows {
  function reported<Result>(result: Result): Result {
    if (result) changed()
    return result
  }
  return {
    get: (key) => rows().get(key),
    all: () => rows().all(),
    by: (field, value) => rows().by(field, value),
    derived: (field, value, follow) => rows().derived(field, value, follow),
    create: (row) => reported(rowsToChange().create(row)),
    update: (key, patch) => reported(rowsToChange().update(key, patch)),
    remove: (key) => reported(rowsToChange().remove(key)),
    get count() {
      return rows().count
    },
  }
}
