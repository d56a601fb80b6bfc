import { useText } from '../../text/text-context'
import { PageStep } from '../../ui/page-step'
import type { FilePage } from './file-centre.server'

interface FilePagesProps extends Pick<FilePage, 'total' | 'page' | 'pages'> {
  onGo(page: number): void
}

/** How many files there are, and the ways to the next page and the previous one. */
export function FilePages({ total, page, pages, onGo }: FilePagesProps) {
  const { messageCenter, phrases } = useText()
  const { pager } = messageCenter
  const step = { variant: 'ghost', size: 'sm', pages, onGo } as const
  return (
    <nav className="foot-bar quiet py-0.5 pr-2 pl-4 min-h-40px" aria-label={pager.label}>
      <span role="status">
        {phrases.joined([
          messageCenter.count(total),
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
