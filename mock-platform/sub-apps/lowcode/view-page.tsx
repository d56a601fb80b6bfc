import { useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useTitle } from '../kit/react/use-title'
import { useUnsaved } from '../kit/react/use-unsaved'
import { readSource } from './page-source'
import { PageView } from './page-view'
import { usePage } from './use-page'

export function ViewPage({ id, context, history }: ReactAppProps & { id: string }) {
  const loaded = usePage(context.props, id)
  const [filled, setFilled] = useState(false)
  useTitle(context.props, loaded.data?.title ?? '')
  useUnsaved(filled, context, history)
  const page = loaded.data && readSource(loaded.data.source).page

  return (
    <main className="page">
      <nav className="view-ways" aria-label="页面操作">
        <PlaceLink history={history} to="/pages" className="button">
          全部页面
        </PlaceLink>
        <PlaceLink history={history} to={`/edit/${encodeURIComponent(id)}`} className="button">
          编辑
        </PlaceLink>
      </nav>
      {page && <PageView page={page} context={context} onFilled={setFilled} />}
      {!loaded.data && (
        <div className="panel">
          <LoadingState loaded={loaded} />
        </div>
      )}
      {loaded.data && !page && <p className="panel state failed">页面的定义有误，请编辑后再查看</p>}
    </main>
  )
}
