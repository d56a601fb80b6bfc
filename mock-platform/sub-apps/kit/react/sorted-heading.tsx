import { PlaceLink } from './links'
import type { List } from './use-list'

/** The heading of a column by which the list can be sorted: upwards, then downwards, then not at all. */
export function sortedHeading(
  sort: string,
  title: string,
  { place, address }: Pick<List<unknown>, 'place' | 'address'>,
) {
  const sorted = place.query.get('sort') === sort
  const falling = sorted && place.query.get('order') === 'desc'
  const next = falling ? { sort: '', order: '' } : { sort, order: sorted ? 'desc' : '' }
  return (
    <th
      key={title}
      scope="col"
      aria-sort={falling ? 'descending' : sorted ? 'ascending' : 'none'}
      className="sorted"
    >
      <PlaceLink to={address({ ...next, pageNo: '' })}>
        {title}
        <span aria-hidden="true">{falling ? '↓' : sorted ? '↑' : '↕'}</span>
      </PlaceLink>
    </th>
  )
}
