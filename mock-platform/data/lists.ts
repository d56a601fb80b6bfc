/** One page of a list whose rows are all in memory. */
export function pageOf<Row, Shown = Row>(
  rows: readonly Row[],
  pageNo: number,
  length: number,
  show: (row: Row) => Shown = (row) => row as unknown as Shown,
) {
  const records = rows.slice((pageNo - 1) * length, pageNo * length).map((row) => show(row))
  return { records, total: rows.length }
}

/** Ignores case. */
export function mentions(keyword: string, ...texts: readonly string[]): boolean {
  const word = keyword.toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(word))
}

export function byLatest<Field extends string>(field: Field) {
  return (a: Record<Field, string>, b: Record<Field, string>) =>
    a[field] < b[field] ? 1 : a[field] > b[field] ? -1 : 0
}

/** For rows in the order of creation: latest first; among equals, the row created last. */
export function latestFirst<Field extends string, Row extends Record<Field, string>>(
  rows: Row[],
  field: Field,
): Row[] {
  return rows.reverse().sort(byLatest(field))
}
