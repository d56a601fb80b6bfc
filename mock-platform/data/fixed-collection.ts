import type { Collection, Model } from './collection'

export function fixedCollection<Row extends object>(
  { name, key }: Model<Row>,
  rows: readonly Row[],
): Collection<Row> {
  let byKey: Map<string, Row> | undefined
  const byField = new Map<keyof Row, Map<unknown, Row[]>>()

  function grouped(field: keyof Row): Map<unknown, Row[]> {
    const groups = new Map<unknown, Row[]>()
    for (const row of rows) {
      const group = groups.get(row[field])
      if (group) group.push(row)
      else groups.set(row[field], [row])
    }
    byField.set(field, groups)
    return groups
  }

  function refuse(): never {
    throw new Error(`${name}: another area's rows cannot be changed while an area is filled`)
  }

  const by: Collection<Row>['by'] = (field, value) =>
    (byField.get(field) ?? grouped(field)).get(value)?.slice() ?? []

  return {
    get(wanted) {
      byKey ??= new Map(rows.map((row) => [String(row[key]), row]))
      return byKey.get(wanted)
    },
    all: () => rows.slice(),
    by,
    derived: (field, value, follow) => follow(by(field, value)),
    create: refuse,
    update: refuse,
    remove: refuse,
    count: rows.length,
  }
}
