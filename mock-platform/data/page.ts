/** One page of rows that are all there. */
export function pageOf<Row>(rows: readonly Row[], pageNo: number, length: number) {
  return { records: rows.slice((pageNo - 1) * length, pageNo * length), total: rows.length }
}
