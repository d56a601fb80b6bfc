import type { AppHistory } from '../history'
import { PlaceLink } from './place-link'

interface PagerProps {
  history: AppHistory
  pageNo: number
  pageLength: number
  total: number
  /** What one row is counted in: 「共 12 件」. */
  unit?: string
  /** Where that page of the list is. */
  address(pageNo: number): string
}

/** The foot of a paged list: how many there are, and the ways to its neighbours. */
export function Pager({ history, pageNo, pageLength, total, unit = '条', address }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageLength))
  return (
    <nav className="pager" aria-label="分页">
      <span className="numeric">
        共 {total} {unit}
      </span>
      {pageNo > 1 && (
        <PlaceLink history={history} to={address(Math.min(pageNo - 1, pages))} className="button">
          上一页
        </PlaceLink>
      )}
      {pages > 1 && (
        <span className="numeric">
          第 {pageNo} / {pages} 页
        </span>
      )}
      {pageNo < pages && (
        <PlaceLink history={history} to={address(pageNo + 1)} className="button">
          下一页
        </PlaceLink>
      )}
    </nav>
  )
}
