import { useText } from '../text/text-context'
import { PageStep } from './page-step'

interface PageFootProps {
  /** The number of entries; without it, only the page is shown. */
  total?: number
  page: number
  pages: number
  className: string
  onGo(page: number): void
}

/** The foot of a list: the number of entries, and links to the next and previous pages. */
export function PageFoot({ total, page, pages, className, onGo }: PageFootProps) {
  const { messageCenter, phrases } = useText()
  const { pager } = messageCenter
  const step = { variant: 'ghost', size: 'sm', pages, onGo } as const
  return (
    <nav className={`foot-bar quiet ${className}`} aria-label={pager.label}>
      <span role="status">
        {phrases.joined([
          ...(total === undefined ? [] : [messageCenter.count(total)]),
          ...(pages > 1 ? [pager.position(page, pages)] : []),
        ])}
      </span>
      {pages > 1 && (
        <span className="flex flex-none">
          <PageStep {...step} to={page - 1}>
            {pager.previous}
          </PageStep>
          <PageStep {...step} to={page + 1}>
            {pager.next}
          </PageStep>
        </span>
      )}
    </nav>
  )
}
