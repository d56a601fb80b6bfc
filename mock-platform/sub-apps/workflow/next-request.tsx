import type { RequestPage } from '../../contracts/workflow/contract'
import { PlaceLink, useQuery } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

/** Replaces the buttons after a decision: links to the next request that waits for the user, or says there is none. */
export function NextRequest() {
  const { data } = useQuery<RequestPage>(pages.list.call, {
    query: { box: 'todo', pageNo: 1, length: 1 },
  })
  if (!data) return null
  const [next] = data.records
  return (
    <div ref={takeLostFocus} className="row gap-3 mt-5 pt-5 border-t">
      {next && (
        <PlaceLink to={`/detail/${next.id}`} className="button primary">
          {spoken('下一件：{title}', { title: recognised(next.title) })}
        </PlaceLink>
      )}
      <span className="muted" role="status">
        {next ? spoken('还有 {todo} 件待办', data) : spoken('待办已全部办理完毕')}
      </span>
    </div>
  )
}

/** Moves the focus to the link, because the focused button is gone; if the user has moved it, it stays where it is. */
function takeLostFocus(part: HTMLElement | null) {
  const { activeElement, body } = document
  if (document.hasFocus() && activeElement === body) part?.querySelector('a')?.focus()
}
