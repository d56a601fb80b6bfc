import type { AppHistory } from '../kit/history'
import { PlaceLink } from '../kit/react/place-link'
import type { TodoPage } from './contract'

interface KindFilterProps {
  history: AppHistory
  kinds: TodoPage['kinds']
  chosen: string
  /** The code that stands for all kinds. */
  everything: string
  address(code: string): string
}

export function KindFilter({ history, kinds, chosen, everything, address }: KindFilterProps) {
  const count = kinds.reduce((sum, kind) => sum + kind.count, 0)
  return (
    <nav className="kinds" aria-label="待办分类">
      {[{ code: everything, title: '全部', count }, ...kinds].map((kind) => (
        <PlaceLink
          key={kind.code}
          history={history}
          to={address(kind.code)}
          aria-current={kind.code === chosen ? 'page' : undefined}
        >
          {kind.title}
          <span className="kind-count">{kind.count}</span>
        </PlaceLink>
      ))}
    </nav>
  )
}
