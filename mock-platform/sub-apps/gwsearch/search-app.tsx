import { useCallback } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import { libraries } from './libraries'
import { PublicDocument } from './public-document'
import { SearchPage } from './search-page'

/** Finds documents of the unit's library and of the public one, where the unit has that. */
export function SearchApp({ context, history }: ReactAppProps) {
  const { props } = context
  const place = usePlace(history)
  const load = useCallback(
    (signal: AbortSignal) => {
      const path = '/service-system/setconstant/value/SHOW_PROVINCE_GOV_DOC_TAB'
      return props.request<string | null>(path, { signal }).then((value) => value ?? '')
    },
    [props],
  )
  const loaded = useLoaded(load)
  if (loaded.data === null) return <LoadingState loaded={loaded} />

  const hasPublic = loaded.data === '1'
  const wantsPublic = place.path.startsWith('/doc-library-')
  if (wantsPublic && !hasPublic) return <p className="state">本单位没有开通公开文件库</p>
  if (place.path === '/doc-library-detail') {
    const docId = place.query.get('docId') ?? ''
    return <PublicDocument key={docId} context={context} docId={docId} />
  }
  const library = wantsPublic ? libraries.public : libraries.unit
  return (
    <SearchPage
      key={library.path}
      context={context}
      history={history}
      library={library}
      hasPublic={hasPublic}
    />
  )
}
