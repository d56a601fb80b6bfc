import type { Paper } from '../gw/contract'
import { DocumentFrame, LoadingState, PortalLink, usePlace, useQuery, useTitle } from '../kit/react'
import { libraries } from './libraries'
import { SearchPage } from './search-page'

/** Finds documents of the tenant's library and of the public one, if the tenant has that. */
export function SearchApp() {
  const { path, query } = usePlace()
  const loaded = useQuery<string | null>(
    '/service-system/setconstant/value/SHOW_PROVINCE_GOV_DOC_TAB',
  )
  // The constant itself may be null: what was asked for is there once it was answered.
  if (loaded.data === null && (loaded.loading || loaded.failure)) {
    return <LoadingState loaded={loaded} />
  }
  const hasPublic = loaded.data === '1'
  const wantsPublic = path.startsWith('/doc-library-')
  if (wantsPublic && !hasPublic) return <p className="state">本单位没有开通公开文件库</p>
  if (path === '/doc-library-detail') {
    const docId = query.get('docId') ?? ''
    return <PublicDocument key={docId} docId={docId} />
  }
  const library = wantsPublic ? libraries.public : libraries.unit
  return <SearchPage key={library.path} library={library} hasPublic={hasPublic} />
}

/** A document of the public library. */
function PublicDocument({ docId }: { docId: string }) {
  const loaded = useQuery<Paper>('/api/provinceDoc/detail', { query: { docId } })
  useTitle(loaded.data?.title ?? '')
  if (!loaded.data) {
    return (
      <LoadingState loaded={loaded}>
        <PortalLink path="/gwsearch/doc-library-search">前往公开文件库</PortalLink>
      </LoadingState>
    )
  }
  return (
    <DocumentFrame paper={loaded.data} side="附件">
      <span className="tag quiet">公开文件</span>
    </DocumentFrame>
  )
}
