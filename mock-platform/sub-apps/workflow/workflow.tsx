import { useEffect, useRef } from 'react'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import type { Box } from './contract'
import { RequestDetail } from './request-detail'
import { RequestForm } from './request-form'
import { RequestList } from './request-list'
import { StartChoice } from './start-choice'

const boxes: readonly { box: Box; title: string }[] = [
  { box: 'todo', title: '待办' },
  { box: 'done', title: '已办' },
  { box: 'mine', title: '我发起的' },
]

/** Requests and their approval: the address says which list, which request or which form. */
export function Workflow({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const [, view = '', id = ''] = place.path.split('/')
  const box = boxes.find((candidate) => candidate.box === view)
  const known = box !== undefined || view === 'start' || (view === 'detail' && id !== '')
  const main = useViewFocus<HTMLElement>(place.path)
  // Where a detail leads back to: the list as it was left.
  const list = useRef('/todo')
  useEffect(() => {
    if (!known) history.replace('/todo')
    if (box) list.current = place.path + (place.query.size ? `?${place.query}` : '')
  }, [known, box, place, history])

  return (
    <div className="page">
      <div className="top">
        <nav className="boxes" aria-label="工作流">
          {boxes.map((entry) => (
            <PlaceLink
              key={entry.box}
              history={history}
              to={`/${entry.box}`}
              aria-current={entry === box ? 'page' : undefined}
            >
              {entry.title}
            </PlaceLink>
          ))}
        </nav>
        <PlaceLink history={history} to="/start" className="button primary">
          发起申请
        </PlaceLink>
      </div>
      <main ref={main} className="panel view" tabIndex={-1}>
        {box && (
          <RequestList key={view} {...{ context, history }} box={box.box} title={box.title} />
        )}
        {view === 'detail' && id && (
          <RequestDetail key={id} {...{ context, history }} id={id} back={list.current} />
        )}
        {view === 'start' && !id && <StartChoice history={history} />}
        {view === 'start' && id && <RequestForm key={id} {...{ context, history }} code={id} />}
      </main>
    </div>
  )
}
