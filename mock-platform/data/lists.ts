/** One page of rows that are all there, each as `show` gives it. */
export function pageOf<Row, Shown = Row>(
  rows: readonly Row[],
  pageNo: number,
  length: number,
  show: (row: Row) => Shown = (row) => row as unknown as Shown,
) {
  const records = rows.slice((pageNo - 1) * length, pageNo * length).map((row) => show(row))
  return { records, total: rows.length }
}

/** Whether one of the texts has the keyword, ignoring case. */
export function mentions(keyword: string, ...texts: readonly string[]): boolean {
  const word = keyword.toLowerCase()
  return texts.some((text) => text.toLowerCase().includes(word))
}

/** Rows as they were created, by the stamps of a field: the latest first, of equal ones the one created last. */
export function latestFirst<Field extends string, Row extends Record<Field, string>>(
  rows: Row[],
  field: Field,
): Row[] {
  return rows.reverse().sort((a, b) => (a[field] < b[field] ? 1 : a[field] > b[field] ? -1 : 0))
}
