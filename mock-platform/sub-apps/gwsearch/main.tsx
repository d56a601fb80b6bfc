import type { Paper } from '../../contracts/gw/contract'
import {
  DocumentFrame,
  defineReactApp,
  LoadingState,
  PortalLink,
  usePlace,
  useQuery,
  useTitle,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import english from './english.json'
import { libraries } from './libraries'
import { SearchPage } from './search-page'

/** The public library only for tenants that have it. */
function SearchApp() {
  const { path, query } = usePlace()
  const loaded = useQuery<string | null>(
    '/service-system/setconstant/value/SHOW_PROVINCE_GOV_DOC_TAB',
  )
  // The constant itself may be null: data are there once the call was answered.
  if (loaded.data === null && (loaded.loading || loaded.failure)) {
    return <LoadingState loaded={loaded} />
  }
  const hasPublic = loaded.data === '1'
  const wantsPublic = path.startsWith('/doc-library-')
  if (wantsPublic && !hasPublic)
    return <p className="state">{spoken('本单位没有开通公开文件库')}</p>
  if (path === '/doc-library-detail') {
    const docId = query.get('docId') ?? ''
    return <PublicDocument key={docId} docId={docId} />
  }
  const library = wantsPublic ? libraries.public : libraries.unit
  return <SearchPage key={library.path} library={library} hasPublic={hasPublic} />
}

function PublicDocument({ docId }: { docId: string }) {
  const loaded = useQuery<Paper>('/api/provinceDoc/detail', { query: { docId } })
  useTitle(loaded.data?.title ?? '')
  if (!loaded.data) {
    return (
      <LoadingState loaded={loaded}>
        <PortalLink path="/gwsearch/doc-library-search">{spoken('前往公开文件库')}</PortalLink>
      </LoadingState>
    )
  }
  return (
    <DocumentFrame paper={loaded.data} side={spoken('附件')}>
      <span className="tag quiet">{spoken('公开文件')}</span>
    </DocumentFrame>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(SearchApp, english)
