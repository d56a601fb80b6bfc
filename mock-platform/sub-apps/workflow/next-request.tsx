import type { RequestPage } from '../../contracts/workflow/contract'
import { PlaceLink, useQuery } from '../kit/react'
import { recognised } from '../kit/recognised'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

/** After a decision: the next request that waits for the user, where the buttons were; or that none does. */
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

/** The button that had the focus is gone; Enter leads on. Nothing is taken from a user who went elsewhere meanwhile. */
function takeLostFocus(part: HTMLElement | null) {
  const { activeElement, body } = document
  if (document.hasFocus() && activeElement === body) part?.querySelector('a')?.focus()
}
