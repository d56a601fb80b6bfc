import { useText } from '../text/text-context'
import { PageStep } from './page-step'

interface PageFootProps {
  /** How many there are; without it only the page is named. */
  total?: number
  page: number
  pages: number
  className: string
  onGo(page: number): void
}

/** The foot of a list: how many there are, and the ways to the next page and the previous one. */
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
