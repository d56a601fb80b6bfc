import { useEffect } from 'react'
import type { Place } from '../history'
import type { ListDescription } from '../page'
import { leaveEmptyPage, pageNoOf, withQuery } from '../place-query'
import { useApp, usePlace } from './react-app'
import type { Loaded } from './use-loaded'
import { useQuery } from './use-query'

export interface Page<Row> {
  records: Row[]
  total: number
}

/** The address keeps page, keyword, filters and order. */
export interface List<Answer> extends Loaded<Answer> {
  place: Place
  pageNo: number
  length: number
  /** Active filters by name; '' = none. */
  wanted: Record<string, string>
  /** The list's address with a changed query. */
  address(patch: Record<string, string | number>): string
  /** Changes filters and goes to the first page. */
  narrow(patch: Record<string, string>): void
}

type ListCall = Pick<ListDescription, 'call' | 'length'> & Partial<ListDescription>

/** `query`: additional parameters. */
export function useList<Answer extends Page<unknown>>(
  { call, length, path, paging = ['pageNo', 'length'], still, ...description }: ListCall,
  query: Record<string, string | undefined> = {},
): List<Answer> {
  const { history } = useApp()
  const here = usePlace()
  const place = path === undefined ? here : { ...here, path }
  const pageNo = pageNoOf(place)
  const wanted = Object.fromEntries(
    narrowingOf(description).map((name) => [name, place.query.get(name) ?? '']),
  )
  const [pageName = '', lengthName = ''] = paging
  const asked = { ...query, ...wanted, ...sortingOf(description, place) }
  const loaded = useQuery<Answer>(call, {
    query: { ...asked, [pageName]: pageNo, [lengthName]: length },
    refresh: !still,
  })
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

function narrowingOf({ search, filters = [], tabs }: Partial<ListDescription>): string[] {
  return [...(search ? ['keyword'] : []), ...filters.map(({ name }) => name), ...named(tabs)]
}

const named = (tabs: ListDescription['tabs']) => (tabs ? [tabs.name] : [])

function sortingOf({ columns = [] }: Partial<ListDescription>, { query }: Place) {
  if (!columns.some(({ sort }) => sort)) return {}
  return { sort: query.get('sort') || undefined, order: query.get('order') || undefined }
}
