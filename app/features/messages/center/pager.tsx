import { useText } from '../../../text/text-context'
import { classNames, recipeClass } from '../../../ui/classes'
import { PageStep } from '../../../ui/page-step'

interface PagerProps {
  page: number
  pages: number
  onGo(page: number): void
}

/** The buttons for the neighbouring pages, and a field for any other page. */
export function Pager({ page, pages, onGo }: PagerProps) {
  const { pager } = useText().messageCenter
  return (
    <nav
      className="foot-bar flex-wrap justify-end relative px-4 py-3 gap-3 max-680:justify-between max-440:gap-2 max-440:px-3 max-440:py-2"
      aria-label={pager.label}
    >
      <PageStep variant="outline" to={page - 1} pages={pages} onGo={onGo}>
        {pager.previous}
      </PageStep>
      <label className="line whitespace-nowrap tabular-nums">
        {pager.before}
        <span className="visually-hidden">{pager.choose}</span>
        <select
          className={classNames(recipeClass('input', { size: 'md' }), 'flex-none w-auto')}
          value={page}
          onChange={(event) => onGo(Number(event.target.value))}
        >
          {Array.from({ length: pages }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </select>
        {pager.after(pages)}
      </label>
      <PageStep variant="outline" to={page + 1} pages={pages} onGo={onGo}>
        {pager.next}
      </PageStep>
      <span className="visually-hidden" role="status">
        {pager.position(page, pages)}
      </span>
    </nav>
  )
}
