import { pageNoOf, withQuery } from '../../../kit/place-query'
import { useApp, usePlace } from '../../../kit/react'

const loaded = { loading: false, failure: '', missing: false, reload() {}, async refresh() {} }

/** The same result as `useList`, but from given rows instead of a backend's answer. The address keeps the filters. */
export function useSampleList<Row extends object>(rows: readonly Row[], length: number) {
  const { history } = useApp()
  const place = usePlace()
  const pageNo = pageNoOf(place)
  const wanted = Object.fromEntries(place.query)
  const { keyword = '' } = wanted
  const found = rows
    .filter((row) => JSON.stringify(row).includes(keyword))
    .filter((row) => Object.entries(row).every(([name, value]) => fits(wanted[name], value)))
  const address = (patch: Record<string, string | number>) => withQuery(place, patch)
  const records = sorted(found, wanted).slice((pageNo - 1) * length, pageNo * length)
  return {
    ...loaded,
    data: { records, total: found.length },
    place,
    pageNo,
    length,
    wanted,
    address,
    narrow: (patch: Record<string, string>) => void history.go(address({ ...patch, pageNo: '' })),
  }
}

const fits = (wanted: string | undefined, value: unknown) => !wanted || wanted === value

function sorted<Row>(rows: Row[], { sort, order }: Record<string, string>): Row[] {
  if (!sort) return rows
  const textOf = (row: Row) => String((row as Record<string, unknown>)[sort])
  const direction = order === 'desc' ? -1 : 1
  return [...rows].sort((a, b) => direction * textOf(a).localeCompare(textOf(b)))
}
