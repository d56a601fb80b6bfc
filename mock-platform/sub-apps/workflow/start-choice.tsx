import type { AppHistory } from '../kit/history'
import { PlaceLink } from '../kit/react/place-link'
import { kinds } from './kinds'

export function StartChoice({ history }: { history: AppHistory }) {
  return (
    <>
      <header className="toolbar">
        <h1>发起申请</h1>
      </header>
      <ul className="choices" aria-label="申请类型">
        {kinds.map(({ code, title, hint, steps }) => (
          <li key={code}>
            <PlaceLink history={history} to={`/start/${code}`} className="choice">
              <span className="choice-title">{title}申请</span>
              <span className="muted">{hint}</span>
              <span className="choice-steps muted">{steps.join(' → ')}</span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  )
}
