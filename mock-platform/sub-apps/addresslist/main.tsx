import { useState } from 'react'
import type { TenantTree as Tree } from '../../contracts/addresslist/contract'
import { idIn, withQuery } from '../kit/place-query'
import {
  defineReactApp,
  LoadingState,
  MainView,
  PlaceLink,
  useApp,
  usePlace,
  useQuery,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import { PeopleList } from './people-list'
import { PersonView } from './person-view'
import { TenantTree } from './tenant-tree'
import { nodeName } from './tree-items'

function AddressBook() {
  const { history } = useApp()
  const place = usePlace()
  const loaded = useQuery<Tree>('/service-addressbook/org/tree')
  const id = idIn(place.path, 'person')
  const tree = loaded.data
  const select = (node: string) =>
    void history.go(withQuery({ ...place, path: '/org' }, { node, pageNo: '' }))

  return (
    <div className="page">
      <header className="page-title">
        <h1 className="spread">{spoken('通讯录')}</h1>
        {tree?.ownId && (
          <PlaceLink to={`/person/${tree.ownId}`} className="button">
            {spoken('我的名片')}
          </PlaceLink>
        )}
      </header>
      {tree ? (
        <div className="beside">
          <Tenants
            tree={tree}
            selected={id ? null : (place.query.get('node') ?? '')}
            onSelect={select}
          />
          <MainView>{id ? <PersonView key={id} id={id} /> : <PeopleList tree={tree} />}</MainView>
        </div>
      ) : (
        <main className="panel">
          <LoadingState loaded={loaded} />
        </main>
      )}
    </div>
  )
}

interface TenantsProps {
  tree: Tree
  selected: string | null
  onSelect(node: string): void
}

/** On a phone the tree expands from a button that shows the current choice. */
function Tenants({ tree, selected, onSelect }: TenantsProps) {
  const [unfolded, setUnfolded] = useState(false)
  return (
    <nav
      className="panel tenants sticky top-16px overflow-y-auto max-900:static"
      aria-label={spoken('组织机构')}
    >
      <button
        type="button"
        className="button hidden max-900:flex max-900:w-full max-900:min-h-44px max-900:border-0"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <span className="spread">{nodeName(tree, selected ?? '') ?? spoken('选择单位')}</span>
        <span className={unfolded ? 'chevron open' : 'chevron shut'} />
      </button>
      <div className={`p-2 max-900:border-t ${unfolded ? '' : 'max-900:hidden'}`}>
        <TenantTree
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

export const { bootstrap, mount, unmount } = defineReactApp(AddressBook, english)
