import { spoken } from '../spoken'
import { Button } from './button'
import { PlaceLink } from './links'
import type { List } from './use-list'

interface PagerProps {
  list: Pick<List<unknown>, 'pageNo' | 'length' | 'address'>
  total: number
  /** The counting word: 「共 12 件」. */
  unit?: string | undefined
}

export function Pager({ list: { pageNo, length, address }, total, unit = '条' }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / length))
  // At the end of the list the button stays where it is.
  const page = (title: string, number: number) =>
    number < 1 || number > pages ? (
      <Button disabled>{title}</Button>
    ) : (
      <PlaceLink to={address({ pageNo: number })} className="button">
        {title}
      </PlaceLink>
    )
  return (
    <nav className="pager" aria-label={spoken('分页')}>
      <span className="numeric">{spoken('共 {total} {unit}', { total, unit })}</span>
      {pages > 1 && (
        <>
          <span className="numeric">{spoken('第 {pageNo} / {pages} 页', { pageNo, pages })}</span>
          {page(spoken('上一页'), Math.min(pageNo - 1, pages))}
          {page(spoken('下一页'), pageNo + 1)}
        </>
      )}
    </nav>
  )
}
