import type { SearchQuery } from '~contract/platform/document-search'
import { isDay } from '../../contracts/days'
import type { Place } from '../kit/history'

/** The search without its page number; the address uses the same names. */
export type Wanted = Pick<
  SearchQuery,
  'keyword' | 'orgName' | 'startDate' | 'endDate' | 'sortOrder' | 'queryLocation'
>

export const sortOrders = [
  ['relevance', '按相关度'],
  ['time', '按时间'],
] as const

export const queryLocations = [
  ['all', '全部内容'],
  ['title', '标题和文号'],
  ['content', '正文'],
  ['file', '附件名称'],
] as const

/** Unknown values fall back to the first choice. */
export function oneOf<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  wanted: string,
): Value {
  const [first] = choices[0] as readonly [Value, string]
  return choices.find(([value]) => value === wanted)?.[0] ?? first
}

const dayOf = (text: string) => (isDay(text) ? text : '')

/** Invalid values count as absent. */
export function wantedOf({ query }: Place): Wanted {
  const text = (name: string) => query.get(name)?.trim() ?? ''
  return {
    keyword: text('keyword'),
    orgName: text('orgName'),
    startDate: dayOf(text('startDate')),
    endDate: dayOf(text('endDate')),
    sortOrder: oneOf(sortOrders, text('sortOrder')),
    queryLocation: oneOf(queryLocations, text('queryLocation')),
  }
}

/** Defaults are left out. */
export function addressQuery(wanted: Wanted): Record<keyof Wanted, string> {
  const { sortOrder, queryLocation } = wanted
  return {
    ...wanted,
    keyword: wanted.keyword.trim(),
    orgName: wanted.orgName.trim(),
    sortOrder: sortOrder === sortOrders[0][0] ? '' : sortOrder,
    queryLocation: queryLocation === queryLocations[0][0] ? '' : queryLocation,
  }
}
