import { useEffect } from 'react'
import type { Place } from '../history'
import { leaveEmptyPage, pageNoOf, withQuery } from '../place-query'
import { useApp, usePlace } from './react-app'
import type { Loaded } from './use-loaded'
import { useQuery } from './use-query'

export interface Page<Row> {
  records: Row[]
  total: number
}

interface ListOptions<Name extends string> {
  length: number
  /** The values of the address that narrow the list, asked for by the same names. */
  filters?: readonly Name[]
  /** What else is asked for; the page comes by itself. */
  query?: Record<string, string | undefined>
  /** What the backend calls the page and its length. */
  paging?: readonly [pageNo: string, length: string]
  /** Where the list is, if its addresses are not to keep the present path. */
  path?: string
  /** It stays as it is while the app is out of sight. */
  still?: boolean
}

/** A list of which the address keeps the page, the keyword and all that narrows it. */
export interface List<Answer, Name extends string = string> extends Loaded<Answer> {
  place: Place
  pageNo: number
  length: number
  /** What narrows the list now; '' = nothing. */
  wanted: Record<Name, string>
  /** The address of the list with other values in its query. */
  address(patch: Record<string, string | number>): string
  /** Narrows the list otherwise, from its first page on. */
  narrow(patch: Record<string, string>): void
}

export function useList<Answer extends Page<unknown>, Name extends string = never>(
  call: string,
  { length, filters = [], query, paging, path, still = false }: ListOptions<Name>,
): List<Answer, Name> {
  const { history } = useApp()
  const here = usePlace()
  const place = path === undefined ? here : { ...here, path }
  const pageNo = pageNoOf(place)
  const entries = filters.map((name) => [name, place.query.get(name) ?? ''])
  const wanted = Object.fromEntries(entries) as Record<Name, string>
  const [pageName, lengthName] = paging ?? ['pageNo', 'length']
  const asked = { ...query, ...wanted, [pageName]: pageNo, [lengthName]: length }
  const loaded = useQuery<Answer>(call, { query: asked, refresh: !still })
  const { data } = loaded
  useEffect(() => {
    if (data) leaveEmptyPage(history, data)
  }, [data, history])

  const address = (patch: Record<string, string | number>) => withQuery(place, patch)
  return {
    ...loaded,
    place,
    pageNo,
    length,
    wanted,
    address,
    narrow: (patch) => void history.go(address({ ...patch, pageNo: '' })),
  }
}
