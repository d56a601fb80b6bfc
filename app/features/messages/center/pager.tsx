import { useText } from '../../../text/text-context'
import { classNames, recipeClass } from '../../../ui/classes'
import styles from './pager.module.css'

interface PagerProps {
  page: number
  pages: number
  onGo(page: number): void
}

/** The ways to the neighbouring pages, and to any other. */
export function Pager({ page, pages, onGo }: PagerProps) {
  const { pager } = useText().messageCenter
  return (
    <nav className={styles.pager} aria-label={pager.label}>
      <Step label={pager.previous} to={page - 1} pages={pages} onGo={onGo} />
      <label className={styles.place}>
        {pager.before}
        <span className="visually-hidden">{pager.choose}</span>
        <select
          className={classNames(recipeClass('input', { size: 'md' }), styles.choose)}
          value={page}
          onChange={(event) => onGo(Number(event.target.value))}
        >
          {Array.from({ length: pages }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </select>
        {pager.after(pages)}
      </label>
      <Step label={pager.next} to={page + 1} pages={pages} onGo={onGo} />
      <span className="visually-hidden" role="status">
        {pager.place(page, pages)}
      </span>
    </nav>
  )
}

interface StepProps extends Omit<PagerProps, 'page'> {
  label: string
  to: number
}

/** Never disabled as such: at the end of the list it must keep the focus. */
function Step({ label, to, pages, onGo }: StepProps) {
  const there = to >= 1 && to <= pages
  return (
    <button
      type="button"
      className={classNames(recipeClass('button', { variant: 'outline', size: 'md' }), styles.step)}
      aria-disabled={!there}
      onClick={() => there && onGo(to)}
    >
      {label}
    </button>
  )
}
