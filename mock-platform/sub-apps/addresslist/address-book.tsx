import { useCallback, useState } from 'react'
import { withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { useLoaded } from '../kit/use-loaded'
import type { UnitTree as Tree } from './contract'
import { PeopleList } from './people-list'
import { PersonView } from './person-view'
import { nodeName } from './tree-items'
import { UnitTree } from './unit-tree'

const listPath = '/org'

/** Units and departments beside the people of the chosen one, or one person's card. */
export function AddressBook({ context, history }: ReactAppProps) {
  const place = usePlace(history)
  const load = useCallback(
    (signal: AbortSignal) =>
      context.props.request<Tree>('/service-addressbook/org/tree', { signal }),
    [context],
  )
  const loaded = useLoaded(load)
  const view = useViewFocus<HTMLElement>(place.path)
  const id = /^\/person\/([^/]+)$/.exec(place.path)?.[1]
  const tree = loaded.data

  return (
    <div className="page">
      <header className="page-title">
        <h1 className="spread">通讯录</h1>
        {tree?.ownId && (
          <PlaceLink history={history} to={`/person/${tree.ownId}`} className="button">
            我的名片
          </PlaceLink>
        )}
      </header>
      {!tree && (
        <main className="panel">
          <LoadingState loaded={loaded} />
        </main>
      )}
      {tree && (
        <div className="book">
          <Units
            tree={tree}
            selected={id ? null : (place.query.get('node') ?? '')}
            onSelect={(node) =>
              void history.go(withQuery({ ...place, path: listPath }, { node, pageNo: '' }))
            }
          />
          <main ref={view} className="panel view" tabIndex={-1}>
            {id ? (
              <PersonView
                key={id}
                id={decodeURIComponent(id)}
                context={context}
                history={history}
              />
            ) : (
              <PeopleList tree={tree} context={context} history={history} />
            )}
          </main>
        </div>
      )}
    </div>
  )
}

interface UnitsProps {
  tree: Tree
  selected: string | null
  onSelect(node: string): void
}

/** The tree; on a phone it unfolds from a button with the present choice. */
function Units({ tree, selected, onSelect }: UnitsProps) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <nav className="panel units" aria-label="组织机构">
      <button
        type="button"
        className="button units-fold"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="spread">{nodeName(tree, selected ?? '') ?? '选择单位'}</span>
        <span className={unfolded ? 'chevron open' : 'chevron shut'} />
      </button>
      <div className={unfolded ? 'units-tree unfolded' : 'units-tree'}>
        <UnitTree
          tree={tree}
          selected={selected}
          onSelect={(node) => {
            setUnfolded(false)
            onSelect(node)
          }}
        />
      </div>
    </nav>
  )
}
